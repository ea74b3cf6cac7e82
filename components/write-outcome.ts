import type { WriteAnswer } from '@/lib/dispatch/contract'

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
