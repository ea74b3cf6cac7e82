import { language } from '../../text/language'

/** "string, integer, or number" */
export function anyOf(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'disjunction' }).format(names)
}
