type Headers = { header(name: string): string | undefined }

/**
 * Whether a call's address may be that of everybody: it came through a proxy that the site was not told of, so that the
 * address is the proxy's. What one such caller does must not be laid to the others.
 */
export const isAddressShared = ({ header }: Headers, trustsProxy: boolean): boolean =>
  !trustsProxy && header('x-forwarded-for') !== undefined
