import { type Failure, failureText } from '../live/failure.ts'
import { toast } from '../ui/toast.ts'
import { lookAgain, whyLost } from './lost-page.ts'

/** What is said when a press brought nothing, because its code could not be had. `why` is null where the site can be reached: then it is a newer one. */
export const lostPressWords = (why: Failure | null): { readonly title: string; readonly description: string } => ({
  title: 'That didn’t work',
  description:
    why === null
      ? 'There’s a newer version of this page. Reload it, then try again. What you saved is safe.'
      : failureText(why),
})

/** Presses whose code could not be fetched, and of which nobody else speaks, say so. */
export function hearLostPresses(): () => void {
  const hear = ({ reason }: PromiseRejectionEvent) => {
    if (whyLost(reason) === null) return
    void lookAgain().then((why) =>
      toast({
        ...lostPressWords(why),
        tone: 'destructive',
        action: { label: 'Reload', altText: 'Reload the page', run: () => window.location.reload() },
      }),
    )
  }
  window.addEventListener('unhandledrejection', hear)
  return () => window.removeEventListener('unhandledrejection', hear)
}
