const smallest = 10

/**
 * Whether a list of this length, before a job was sent and after, may be one page of a longer list: it then does not
 * prove that the job is missing. Page sizes are whole fives, dozens or powers of two.
 */
export function mayBePageSize(length: number): boolean {
  const isPowerOfTwo = (length & (length - 1)) === 0
  return length >= smallest && (length % 5 === 0 || length % 12 === 0 || isPowerOfTwo)
}
