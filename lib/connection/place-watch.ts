/** In how many of an answer's records a field was filled. */
export type Sample = { records: number; filled: number }

/** `isLost`: several of the last answers lack the field. `isRead`: all of the last ones have it. */
type PlaceState = { isLost: boolean; isRead: boolean }

/** Answers that are looked at together; a mixed fleet of the partner's servers may answer in turns. */
const windowSize = 5
const answersToKnow = 3
const answersToLose = 3
const answersToFind = 3
/** Shorter lists say nothing: the last page, or a key that sees little. */
const fewestRecords = 3
const fewestRecordsInAll = 10
/** What is filled more rarely may be missing from some answers by chance. */
const lowestUsualShare = 0.5
/** Then half is forgotten, so that what is usual follows the partner. */
const mostRecordsKept = 2_000

/**
 * Follows one field over the answers that hold it. `isExpected`: somebody has said that it is there, so that an answer
 * without it is odd before anything else is known.
 */
export function createPlaceWatch({ isExpected }: { isExpected: boolean }) {
  const usual = { records: 0, filled: 0, answers: 0 }
  const recent: (Sample & { isOdd: boolean })[] = []

  function usualShare(): number | null {
    return usual.answers >= answersToKnow && usual.records >= fewestRecordsInAll ? usual.filled / usual.records : null
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
    if (usual.records <= mostRecordsKept) return
    usual.records /= 2
    usual.filled /= 2
  }

  return {
    /** Takes in one answer. */
    note(sample: Sample): PlaceState {
      if (sample.records < fewestRecords) return { isLost: false, isRead: false }
      const odd = isOdd(sample)
      recent.push({ ...sample, isOdd: odd })
      if (recent.length > windowSize) recent.shift()
      if (!odd) remember(sample)
      const lacking = recent.filter(({ isOdd }) => isOdd)
      const latest = recent.slice(-answersToFind)
      const records = lacking.reduce((sum, { records }) => sum + records, 0)
      return {
        isLost: lacking.length >= answersToLose && records >= fewestRecordsInAll,
        isRead:
          latest.length === answersToFind &&
          latest.every(({ isOdd, filled, records }) => !isOdd && filled >= records * (lowestUsualShare / 2)),
      }
    },
    /** Whether answers have shown it before. */
    hasBeenSeen: () => (usualShare() ?? 0) >= lowestUsualShare,
  }
}

export type PlaceWatch = ReturnType<typeof createPlaceWatch>
