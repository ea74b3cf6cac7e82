/** Whether an address has no user, password, query or fragment. */
export function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password, search, hash } = new URL(text)
  return username + password + search + hash === ''
}
