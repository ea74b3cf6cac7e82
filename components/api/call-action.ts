/** Calls a server action. A desk that does not answer is a value too: the write may be on its way all the same. */
export async function callAction<Answer>(action: () => Promise<Answer>): Promise<Answer | { state: 'desk-silent' }> {
  try {
    return await action()
  } catch {
    return { state: 'desk-silent' }
  }
}
