import { type Pointer, tokensOf } from './pointer'

/**
 * Returns a heading for a field: "Experience last role" for `/experience/last_role`; a name without words stays
 * unchanged.
 */
export function fieldLabel(pointer: Pointer): string {
  const words = tokensOf(pointer)
    .join(' ')
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .toLowerCase()
  const sentence = words.charAt(0).toUpperCase() + words.slice(1)
  return sentence.replaceAll(/\b(id|url)\b/gi, (word) => word.toUpperCase()) || pointer.slice(1) || 'Without a name'
}
