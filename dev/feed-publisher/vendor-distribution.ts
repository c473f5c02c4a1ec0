/** The vendor's customers service: whether messages of a package are put into its queue. */
export type VendorDistribution = {
  /** Undefined until it is switched for the first time. */
  isOn(packageId: number): boolean | undefined
  switch(packageId: number, isOn: boolean): void
  /** Sets the answer to switching from now on. */
  answering(words: DistributionWords): void
  /** While stuck, switching has no effect, whatever it answers. */
  stuck(isStuck: boolean): void
  /** Answers a call of the service. */
  answer(path: string, packageId: number): Promise<VendorAnswer | undefined>
}

/** `usual`, the older wording, an empty answer, or no content at all. */
export type DistributionWords = 'usual' | 'already set' | 'empty' | 'no content'
export type VendorAnswer = readonly [status: number, body: unknown]

/** Number of messages and consumers of a queue. */
export type QueueState = { readonly messages: number; readonly consumers: number }

export function openVendorDistribution(
  readQueue: (packageId: number) => Promise<QueueState>,
): VendorDistribution {
  const states = new Map<number, boolean>()
  let words: DistributionWords = 'usual'
  let isStuck = false
  const switchTo = (packageId: number, isOn: boolean): VendorAnswer => {
    const wasOn = states.get(packageId) === isOn
    if (!isStuck) states.set(packageId, isOn)
    return wordsOf(words, isOn, wasOn)
  }
  return {
    isOn: packageId => states.get(packageId),
    switch: (packageId, isOn) => void states.set(packageId, isOn),
    answering: next => {
      words = next
    },
    stuck: next => {
      isStuck = next
    },
    answer: async (path, packageId) => {
      if (path === '/Distribution/Start') return switchTo(packageId, true)
      if (path === '/Distribution/Stop') return switchTo(packageId, false)
      if (path !== '/Package/GetDistributionStatus') return undefined
      const { messages, consumers } = await readQueue(packageId)
      const body = {
        IsDistributionOn: states.get(packageId) ?? false,
        Consumers: Array.from({ length: consumers }, (_, index) => `consumer-${index + 1}`),
        NumberMessagesInQueue: messages,
        MessagesPerSecond: 0,
      }
      return [200, { Header: { HttpStatusCode: 200 }, Body: body }]
    },
  }
}

function wordsOf(words: DistributionWords, isOn: boolean, wasSo: boolean): VendorAnswer {
  const state = isOn ? 'Active' : 'Inactive'
  const message = wasSo ? `Distribution is already ${state}` : `Distribution is: ${state}`
  switch (words) {
    case 'usual':
      return [200, { Header: { HttpStatusCode: 200 }, Body: { Message: message } }]
    case 'already set':
      return [200, { Header: { HttpStatusCode: 200 }, Body: { Message: 'Value was already set' } }]
    case 'empty':
      return [200, undefined]
    case 'no content':
      return [204, undefined]
  }
}
