/**
 * Why something that waited was not done: the line was full, it waited too long, it took too long, whoever did it was lost, whoever
 * asked has left, or the service ends.
 */
export type RefusalReason = 'full' | 'waited' | 'too-long' | 'lost' | 'gone' | 'closed'

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`Refused: ${reason}.`, options)
    this.reason = reason
  }
}
