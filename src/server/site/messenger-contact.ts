/** A way to reach the house that pages show. */
export type MessengerContact = {
  readonly shown: boolean
  readonly url: string
  readonly messengerId: string
  /** File name below the image folder. */
  readonly imageName: string
}
