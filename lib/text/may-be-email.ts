/** Whether a text may contain an email address, or the beginning of one, and so must not appear in a URL. */
export function mayBeEmail(text: string): boolean {
  return /@|＠|﹫|%40/i.test(text)
}
