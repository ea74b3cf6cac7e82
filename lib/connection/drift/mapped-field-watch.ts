/** How many records an answer has, and in how many of them a field was filled. */
export type Sample = { records: number; filled: number }

/** `isLost`: several of the last answers lack the field. `isRead`: all of the last ones have it. */
type FieldState = { isLost: boolean; isRead: boolean }

/** How many answers are judged together: the partner may run servers of different versions that answer in turn. */
const windowSize = 5
const answersToKnow = 3
const answersToLose = 3
const answersToFind = 3
/** Shorter lists prove nothing: it may be the last page, or a key that sees little. */
const minRecords = 3
const minRecordsInAll = 10
/** A field that is filled less often may be missing from some answers by chance. */
const lowestUsualShare = 0.5
/** Above this the counts are halved, so that what is usual follows the partner. */
const maxRecordsKept = 2_000

/**
 * Tracks one field over the answers. `isExpected`: a file or an admin says that the field exists, so an answer without
 * it is odd even before anything else is known.
 */
export function createMappedFieldWatch({ isExpected }: { isExpected: boolean }) {
  const usual = { records: 0, filled: 0, answers: 0 }
  const recent: (Sample & { isOdd: boolean })[] = []

  function usualShare(): number | null {
    return usual.answers >= answersToKnow && usual.records >= minRecordsInAll ? usual.filled / usual.records : null
  }

  function isOdd({ records, filled }: Sample): boolean {
    const share = usualShare()
    if (share === null) return isExpected && filled === 0
    return share >= lowestUsualShare && filled / records < share / 2
  }

  function remember({ records, filled }: Sample) {
    usual.records += records
    usual.filled += filled
    usual.answers += 1
    if (usual.records <= maxRecordsKept) return
    usual.records /= 2
    usual.filled /= 2
  }

  return {
    /** Takes in one answer. */
    note(sample: Sample): FieldState {
      if (sample.records < minRecords) return { isLost: false, isRead: false }
      const odd = isOdd(sample)
      recent.push({ ...sample, isOdd: odd })
      if (recent.length > windowSize) recent.shift()
      if (!odd) remember(sample)
      const lacking = recent.filter(({ isOdd }) => isOdd)
      const latest = recent.slice(-answersToFind)
      const records = lacking.reduce((sum, { records }) => sum + records, 0)
      return {
        isLost: lacking.length >= answersToLose && records >= minRecordsInAll,
        isRead:
          latest.length === answersToFind &&
          latest.every(({ isOdd, filled, records }) => !isOdd && filled >= records * (lowestUsualShare / 2)),
      }
    },
    /** Whether earlier answers usually had the field. */
    hasBeenSeen: () => (usualShare() ?? 0) >= lowestUsualShare,
  }
}

export type MappedFieldWatch = ReturnType<typeof createMappedFieldWatch>
