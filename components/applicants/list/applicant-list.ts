import type { ApplicantMapping } from '@/lib/applicants/contract'
import type { SkippedRecord } from '@/lib/partner/paging/isolate-record'
import { isLastPage } from '@/lib/partner/paging/page'
import { mayRetry } from '@/lib/partner/retry/retry'
import type { Column } from '@/lib/records/column'
import type { PartnerRecord } from '@/lib/records/record'
import { DeskError, partnerError, reasonOf } from '../../api/desk-api'
import { createListColumns } from './list-columns'
import type { ApplicantSource, FirstPage } from './read-applicants'
import { createRowsAhead } from './rows-ahead'

/** The list as a screen shows it; a new object for every visible change. */
export type ListState = {
  /** Number of loaded records. A record's position is its place in the order of loading. */
  count: number
  /** Positions of records that arrived at the head later; shown before all others, in this order. */
  newcomers: readonly number[]
  columns: readonly Column[]
  hasMoreColumns: boolean
  hasMore: boolean
  skipped: readonly SkippedRecord[]
  /** The least number of records that arrived at the head since and are not loaded. */
  arrivedAbove: number
  error: DeskError | null
  /** True after "Stop" and after a failure: from then on only the user restarts loading. */
  isHeld: boolean
  /** The last request for newcomers found none. */
  hasNoNews: boolean
  /** Whether anything has been loaded beyond the first page. */
  isGrown: boolean
  work: ListWork | null
  /** The partner is so slow that smaller pages are requested. */
  isInSmallerPages: boolean
  /** The partner keeps sending the same records, so the end of the list is unknown. */
  isStuck: boolean
  /** The list has ended, but the partner kept changing its order. */
  mayMissSome: boolean
  /** When the last page was loaded, in milliseconds since 1970. */
  loadedAt: number | null
}

/** What is loading, and when the current page and the whole load started (milliseconds since 1970). */
type ListWork = {
  /** `more`: for the view; `all`: to the end, in the bulk lane; `newcomers`: records that arrived at the head. */
  kind: 'more' | 'all' | 'newcomers'
  pageSince: number
  since: number
}

/** While all records are loading, listeners are called at most this often. */
const notifyEveryMs = 200
/** Pages that arrive in quick succession are shown together. */
const notifyAfterMs = 32

const notStarted = { arrivedAbove: 0, isStuck: false, mayMissSome: false, isInSmallerPages: false }

/**
 * The applicants loaded so far: grows page by page, and requests nothing twice. A store for `useSyncExternalStore`;
 * the cost of adding a page does not depend on the length of the list.
 */
export class ApplicantList {
  readonly #records: PartnerRecord[] = []
  readonly #listeners = new Set<() => void>()
  readonly #first: FirstPage
  #source: ApplicantSource | null = null
  readonly #columns: ReturnType<typeof createListColumns>
  readonly #firstCount: number
  readonly #rowsAhead = createRowsAhead()
  #newcomers: readonly number[] = []
  #skipped: readonly SkippedRecord[] = []
  #error: DeskError | null = null
  #failedKind: ListWork['kind'] | null = null
  #work: ListWork | null = null
  #wanted = 0
  #isHeld = false
  #aborter = new AbortController()
  #loadedAt: number | null = null
  #knownAbove = 0
  #hasNoNews = false
  #notifiedAt = 0
  #pendingNotice: ReturnType<typeof setTimeout> | undefined
  #state: ListState
  /** Where the list was scrolled to when the screen was left, in pixels. */
  #scrollTop = 0

  constructor(
    first: FirstPage,
    readonly mapping: ApplicantMapping,
  ) {
    this.#columns = createListColumns(mapping)
    this.#first = first
    if ('page' in first) {
      this.#add(first.page.items)
      this.#loadedAt = first.loadedAt
    } else if ('stopped' in first) this.#isHeld = true
    else if (!mayRetry(first.failure)) {
      this.#error = new DeskError(partnerError(first.failure))
      this.#isHeld = true
    }
    this.#firstCount = this.#records.length
    this.#state = this.#snapshot()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  read = () => this.#state

  record = (position: number): PartnerRecord | undefined => this.#records[position]

  records = (): readonly PartnerRecord[] => this.#records

  scrollTop = () => this.#scrollTop

  saveScrollTop(top: number) {
    this.#scrollTop = top
  }

  /** Shows what is loaded by the fields of another mapping, which tells records apart by the same ones. */
  remap(mapping: ApplicantMapping) {
    if (this.#columns.remap(mapping, this.#records)) this.#notify()
  }

  /** Takes page 0 from a later visit: counts its new records, and adds none. */
  async noteHead(items: readonly PartnerRecord[]): Promise<void> {
    this.#knownAbove = (await this.#open()).countNew(items)
    this.#notify()
  }

  /** Preloads the code that loads further pages. Ignores a failure: loading further pages imports it again. */
  prepare = async (): Promise<void> => {
    await this.#open().catch(() => {})
  }

  /** Loads the records that follow the rows in view. */
  show(view: { to: number; isScrolled: boolean }) {
    this.want(view.to + this.#rowsAhead(view))
  }

  /** Loads until there are `count` records; does nothing while held. */
  want(count: number) {
    this.#wanted = count
    if (!this.#isHeld && !this.#isDone() && this.#records.length < count) void this.#run('more', this.#readPage)
  }

  /** Loads the next page at the user's request, also after a failure. */
  loadMore = () => {
    this.#wanted = Math.max(this.#wanted, this.#records.length + 1)
    if (!this.#isDone()) void this.#run('more', this.#readPage)
  }

  /** Loads to the end, page by page, in the bulk lane. */
  loadAll = () => {
    if (this.#isDone()) return
    if (this.#work?.kind === 'more') {
      this.#work = { ...this.#work, kind: 'all', since: Date.now() }
      this.#notify()
    } else void this.#run('all', this.#readPage)
  }

  showNewcomers = () => {
    void this.#run('newcomers', this.#readNewcomers)
  }

  /** Repeats what failed last. */
  retry = () => (this.#failedKind === 'newcomers' ? this.showNewcomers() : this.loadMore())

  /** Aborts the current load. */
  stop = () => this.#aborter.abort()

  async #run(kind: ListWork['kind'], step: (signal: AbortSignal) => Promise<boolean>) {
    if (this.#work) return
    this.#isHeld = false
    this.#hasNoNews = false
    this.#error = null
    this.#aborter = new AbortController()
    const { signal } = this.#aborter
    const now = Date.now()
    this.#work = { kind, since: now, pageSince: now }
    this.#notify()
    try {
      while (await step(signal)) {
        this.#work = { ...this.#work, pageSince: Date.now() }
        this.#notifyInTime(this.#isLoadingAll() ? this.#notifiedAt + notifyEveryMs - Date.now() : notifyAfterMs)
      }
    } catch (error) {
      this.#isHeld = true
      this.#failedKind = kind
      if (!signal.aborted) this.#error = new DeskError(reasonOf(error))
    }
    this.#work = null
    this.#notify()
    // The view may have wanted more rows meanwhile.
    if (kind === 'newcomers') this.want(this.#wanted)
  }

  /** Resolves with whether to load another page. */
  #readPage = async (signal: AbortSignal): Promise<boolean> => {
    const source = await this.#open()
    const { records, skipped } = await source.next(signal, this.#isLoadingAll() ? 'bulk' : 'person')
    this.#add(records)
    if (skipped.length > 0) this.#skipped = [...this.#skipped, ...skipped]
    this.#loadedAt = Date.now()
    if (source.isDone()) return false
    return this.#isLoadingAll() || this.#records.length < this.#wanted || source.isAhead()
  }

  #readNewcomers = async (signal: AbortSignal): Promise<boolean> => {
    const source = await this.#open()
    const found = await source.newcomers(signal)
    const from = this.#records.length
    this.#add(found)
    this.#newcomers = [...found.map((_, index) => from + index), ...this.#newcomers]
    this.#knownAbove = 0
    this.#hasNoNews = found.length === 0
    if (source.isDone()) this.#loadedAt = Date.now()
    return false
  }

  async #open(): Promise<ApplicantSource> {
    if (this.#source) return this.#source
    const { ApplicantSource } = await import('./read-applicants').catch(() => {
      throw new DeskError({ kind: 'desk-unreachable' })
    })
    this.#source ??= new ApplicantSource(this.mapping, this.#first, {
      onSmaller: () => this.#notify(),
      rowsWanted: () => (this.#work?.kind === 'more' ? this.#wanted - this.#records.length : 0),
    })
    return this.#source
  }

  #isDone(): boolean {
    if (this.#source) return this.#source.isDone()
    return 'page' in this.#first && isLastPage(this.#first.page, this.#first.page)
  }

  #isLoadingAll(): boolean {
    return this.#work?.kind === 'all'
  }

  #add(added: readonly PartnerRecord[]) {
    for (const record of added) this.#records.push(record)
    this.#columns.take(added)
  }

  #notifyInTime(dueInMs: number) {
    if (dueInMs <= 0) this.#notify()
    else this.#pendingNotice ??= setTimeout(() => this.#notify(), dueInMs)
  }

  #notify() {
    clearTimeout(this.#pendingNotice)
    this.#pendingNotice = undefined
    this.#notifiedAt = Date.now()
    this.#state = this.#snapshot()
    for (const listener of this.#listeners) listener()
  }

  #snapshot(): ListState {
    const { arrivedAbove, isStuck, mayMissSome, isInSmallerPages } = this.#source?.progress() ?? notStarted
    return {
      count: this.#records.length,
      newcomers: this.#newcomers,
      columns: this.#columns.columns(),
      hasMoreColumns: this.#columns.isMore(),
      hasMore: !this.#isDone(),
      skipped: this.#skipped,
      arrivedAbove: Math.max(arrivedAbove, this.#knownAbove),
      error: this.#error,
      isHeld: this.#isHeld,
      hasNoNews: this.#hasNoNews,
      isGrown: this.#records.length > this.#firstCount,
      work: this.#work,
      isInSmallerPages,
      isStuck,
      mayMissSome,
      loadedAt: this.#loadedAt,
    }
  }
}
