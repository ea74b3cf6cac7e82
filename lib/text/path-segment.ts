export const longestPathSegment = 64

/**
 * Whether a value may become one segment of a partner's address: letters and digits of any language, and a few signs
 * that no server on the way reads as anything else. A dot neither begins it nor follows another.
 */
export function isPathSegment(text: string): boolean {
  return (
    text.length <= longestPathSegment &&
    /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N} _~:@+,=-]|\.(?!\.))*$/u.test(text) &&
    text.trim() === text
  )
}
