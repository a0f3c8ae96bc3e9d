/** What a visitor is told when a change is refused because it could not be kept, and what to do. */
import type { Refusal } from './storage-contract.ts'

export const refusalWords = ({
  full,
}: Pick<Refusal, 'full'>): { readonly title: string; readonly description: string } =>
  full
    ? {
        title: 'Your list is full',
        description: `It holds ${full.most.toLocaleString('en-US')} ${full.of}. Delete some you no longer need, then try again.`,
      }
    : {
        title: 'We couldn’t keep that',
        description: 'A number is too large or a text too long. Change it and try again. Everything else is as it was.',
      }
