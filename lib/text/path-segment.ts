export const maxPathSegmentLength = 64

/**
 * Whether a value may become one segment of a partner URL: letters and digits of any language, and a few characters
 * that no server on the way interprets. A dot may neither begin it nor follow another dot.
 */
export function isPathSegment(text: string): boolean {
  return (
    text.length <= maxPathSegmentLength &&
    /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N} _~:@+,=-]|\.(?!\.))*$/u.test(text) &&
    text.trim() === text
  )
}
