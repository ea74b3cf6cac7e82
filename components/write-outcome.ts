import type { WriteAnswer } from '@/lib/dispatch/contract'
import type { ToastMessage } from './ui/toast'

/** What a write can end in on this page: the server's answer, or no answer at all. */
export type Outcome<Done> = Exclude<WriteAnswer<Done>, { state: 'invalid' | 'signed-out' }> | { state: 'desk-silent' }

/** Calls a server action. A desk that does not answer is a value too: the write may be on its way all the same. */
export async function callDesk<Answer>(action: () => Promise<Answer>): Promise<Answer | { state: 'desk-silent' }> {
  try {
    return await action()
  } catch {
    return { state: 'desk-silent' }
  }
}

/** The outcome of a write whose page was left meanwhile, for a toast. */
export function inPassing(answer: WriteAnswer<unknown> | { state: 'desk-silent' }): ToastMessage {
  switch (answer.state) {
    case 'done':
      return { tone: 'good', title: 'Sent', text: 'The partner took what you sent before you left the page.' }
    case 'refused':
      return {
        tone: 'bad',
        title: answer.failure.title,
        text: 'Nothing was changed by what you sent before you left the page.',
      }
    case 'unclear':
    case 'desk-silent':
      return {
        tone: 'unclear',
        title: 'Not known yet',
        text: 'What you sent before you left the page may have arrived.',
      }
    default:
      return {
        tone: 'bad',
        title: 'Nothing was sent',
        text: 'What you entered before you left the page was not taken.',
      }
  }
}
