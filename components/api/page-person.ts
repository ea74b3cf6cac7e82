import { personHeader } from '@/lib/accounts/contract'

let personId: string | undefined

/** Call this in the browser with who is signed in. The page stays theirs: work on it must not be saved as another's. */
export function notePagePerson(id: string) {
  personId ??= id
}

/** Says whose page sends the request: it is refused with 401 if somebody else is signed in by now. */
export function pagePersonHeader(): Record<string, string> {
  return personId === undefined ? {} : { [personHeader]: personId }
}
