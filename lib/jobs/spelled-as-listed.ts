const isUuid = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

const cases = [(id: string) => id.toUpperCase(), (id: string) => id.toLowerCase()]

/**
 * UUIDs mean the same in either case (RFC 9562), and a partner may answer in another one than it lists. Returns the ID
 * as the list would have it, if all UUIDs in the list are in one case.
 */
export function spelledAsListed(id: string, listed: readonly string[]): string {
  const uuids = listed.filter(isUuid)
  if (!isUuid(id) || uuids.length === 0) return id
  const spell = cases.find((inCase) => uuids.every((uuid) => uuid === inCase(uuid)))
  return spell?.(id) ?? id
}
