import { language } from '../../text/language'

/** Returns a list such as "string, integer, or number". */
export function anyOf(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'disjunction' }).format(names)
}
