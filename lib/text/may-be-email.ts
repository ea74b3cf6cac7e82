/** Whether a text may hold an e-mail address, or the beginning of one: no URL may hold it. */
export function mayBeEmail(text: string): boolean {
  return /@|＠|﹫|%40/i.test(text)
}
