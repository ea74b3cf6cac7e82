import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { SkippedRecord } from '@/lib/partner/paging/isolate-record'
import { mayRetry } from '@/lib/partner/retry/retry'
import type { Column } from '@/lib/records/column'
import { createColumnFinder } from '@/lib/records/find-columns'
import type { PartnerRecord } from '@/lib/records/record'
import { DeskError, partnerError } from '../../api/desk-api'
import { type ApplicantSource, createSource, type FirstPage } from './read-applicants'

/** The list as a screen shows it; a new object for every visible change. */
export type ListState = {
  /** Number of loaded records. A record's position is the order in which it was loaded. */
  count: number
  /** Positions of records that arrived at the head later; shown before all others, in this order. */
  newcomers: readonly number[]
  columns: readonly Column[]
  hasMoreColumns: boolean
  hasMore: boolean
  steppedOver: readonly SkippedRecord[]
  /** At least so many arrived at the head since, and are not loaded. */
  arrivedAbove: number
  error: DeskError | null
  /** True after "Stop" and after a failure: only a person starts loading again. */
  isHeld: boolean
  /** The last request for newcomers found none. */
  hasNoNews: boolean
  /** Whether anything was loaded after the first page. */
  isGrown: boolean
  /** What is loading, and since when (milliseconds since 1970): the current page, and all of it. */
  work: { kind: Work; pageSince: number; since: number } | null
  /** The partner is so slow that smaller pages are requested. */
  isInSmallerPages: boolean
  /** The partner sends the same records again and again, so the end of the list is not known. */
  isStuck: boolean
  loadedAt: number | null
}

/** `more`: for the view; `all`: to the end, in the bulk lane; `newcomers`: what arrived at the head. */
export type Work = 'more' | 'all' | 'newcomers'

export type ApplicantList = ReturnType<typeof createApplicantList>

/** While all are loading, listeners are called no more often than this. */
const toldEveryMs = 200

/**
 * The applicants loaded so far: grows page by page, one request at a time, and requests nothing twice. A store for
 * `useSyncExternalStore`; the cost of adding a page does not depend on the length of the list.
 */
export function createApplicantList(first: FirstPage, places: ApplicantMapping) {
  const records: PartnerRecord[] = []
  const finder = createColumnFinder(places.columns)
  const listeners = new Set<() => void>()
  const source: ApplicantSource = createSource(places, first, tell)
  let newcomers: readonly number[] = []
  let steppedOver: readonly SkippedRecord[] = []
  let error: DeskError | null = null
  let work: ListState['work'] = null
  let wanted = 0
  let isHeld = false
  let leaving = new AbortController()
  let loadedAt: number | null = null
  let notedAbove = 0
  let hasNoNews = false
  let toldAt = 0
  let scrollTop = 0
  let state: ListState

  if ('page' in first) {
    take(first.page.items)
    loadedAt = first.loadedAt
  } else if ('stopped' in first) isHeld = true
  else if (!mayRetry(first.failure)) {
    error = new DeskError(partnerError(first.failure))
    isHeld = true
  }
  const firstCount = records.length
  state = look()

  function look(): ListState {
    const { arrivedAbove, isStuck, isInSmallerPages } = source.progress()
    return {
      count: records.length,
      newcomers,
      columns: finder.columns(),
      hasMoreColumns: finder.isMore(),
      hasMore: !source.isDone(),
      steppedOver,
      arrivedAbove: Math.max(arrivedAbove, notedAbove),
      error,
      isHeld,
      hasNoNews,
      isGrown: records.length > firstCount,
      work,
      isInSmallerPages,
      isStuck,
      loadedAt,
    }
  }

  function tell() {
    toldAt = Date.now()
    state = look()
    for (const listener of listeners) listener()
  }

  function take(added: readonly PartnerRecord[]) {
    for (const record of added) records.push(record)
    finder.take(added)
  }

  async function run(kind: Work, step: (signal: AbortSignal) => Promise<boolean>) {
    if (work) return
    isHeld = false
    hasNoNews = false
    error = null
    leaving = new AbortController()
    const { signal } = leaving
    const now = Date.now()
    work = { kind, since: now, pageSince: now }
    tell()
    try {
      while (await step(signal)) {
        work = { ...work, pageSince: Date.now() }
        if (work.kind !== 'all' || Date.now() - toldAt >= toldEveryMs) tell()
      }
    } catch (thrown) {
      isHeld = true
      if (!signal.aborted) error = thrown instanceof DeskError ? thrown : new DeskError(fault)
    }
    work = null
    tell()
    // The view may have wanted more rows meanwhile.
    if (kind === 'newcomers') want(wanted)
  }

  async function readPage(signal: AbortSignal): Promise<boolean> {
    const isAll = work?.kind === 'all'
    const piece = await source.next(signal, isAll ? 'bulk' : 'person')
    take(piece.records)
    if (piece.skipped.length > 0) steppedOver = [...steppedOver, ...piece.skipped]
    loadedAt = Date.now()
    return !source.isDone() && (work?.kind === 'all' || records.length < wanted)
  }

  async function readNewcomers(signal: AbortSignal): Promise<boolean> {
    const found = await source.newcomers(signal)
    const from = records.length
    take(found)
    newcomers = [...found.map((_, index) => from + index), ...newcomers]
    notedAbove = 0
    hasNoNews = found.length === 0
    if (source.isDone()) loadedAt = Date.now()
    return false
  }

  function want(count: number) {
    wanted = count
    if (!isHeld && !source.isDone() && records.length < count) void run('more', readPage)
  }

  return {
    /** Where the list was scrolled to when the screen was left, in pixels. */
    scrollTop: () => scrollTop,
    saveScrollTop(top: number) {
      scrollTop = top
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    /** Page 0 as it came with a later visit: counts what is new on it, and adds nothing. */
    noteHead(items: readonly PartnerRecord[]) {
      notedAbove = source.countNew(items)
      tell()
    },
    record: (position: number) => records[position],
    records: (): readonly PartnerRecord[] => records,
    /** Loads until there are `count` records; does nothing while held. */
    want,
    /** Loads the next page, also after a failure: a person asked for it. */
    loadMore() {
      wanted = Math.max(wanted, records.length + 1)
      if (!source.isDone()) void run('more', readPage)
    },
    /** Loads to the end, page by page, in the bulk lane. */
    loadAll() {
      if (source.isDone()) return
      if (work?.kind === 'more') {
        work = { ...work, kind: 'all', since: Date.now() }
        tell()
      } else void run('all', readPage)
    },
    showNewcomers() {
      void run('newcomers', readNewcomers)
    },
    /** Aborts what is loading. */
    stop: () => leaving.abort(),
  }
}

const fault = { kind: 'desk-fault', reference: null } as const
