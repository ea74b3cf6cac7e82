import {
  type ApplicantMapping,
  type ApplicantSearch,
  plainSearch,
  type SearchAnswer,
  type SearchInput,
  type SearchRow,
} from '@/lib/applicants/contract'
import type { Column } from '@/lib/records/column'
import { createFieldReader } from '@/lib/records/field-reader'
import { createColumnFinder } from '@/lib/records/find-columns'
import type { PartnerRecord } from '@/lib/records/record'
import { DeskError, reasonOf } from '../../api/desk-api'
import { findApplicants } from '../../api/find-applicants'
import { rowsBelow } from '../../ui/use-row-window'
import type { TableRecords } from '../table/applicants-table'
import type { VisibleRows } from '../table/visible-rows'
import { foundPageSize } from './found-page-size'
import { fetchFoundPart, wholeSearchOf } from './found-part'

/** What is searched for, whichever part of the result is shown. */
export type FoundQuery = ApplicantSearch & Pick<SearchInput, 'sort'>

/** A search as a screen shows it; a new object for every visible change. */
export type FoundState = Omit<SearchAnswer, 'rows' | 'facets'> & {
  /** The query that these rows answer. */
  query: FoundQuery
  rows: VisibleRows
  columns: readonly Column[]
  /** The number of records the columns were counted in. */
  seen: number
  /** Another query was requested, and its first page has not arrived yet. */
  isSearching: boolean
  error: DeskError | null
}

const notFound = -1
const atTop = { from: 0, to: 0, isScrolled: false }

/** Scroll position in pixels when the list was last left, and its query: returning to that query restores it. */
let left = { query: '', top: 0 }

/**
 * The applicants that a query finds in the index, fetched page by page as they come into view. A record keeps its
 * number as long as the list lives, so that a selection survives a new query. A store for `useSyncExternalStore`.
 */
export class FoundApplicants implements TableRecords {
  readonly #listeners = new Set<() => void>()
  readonly #columns: ReturnType<typeof createColumnFinder>
  readonly #numbers = new Map<string, number>()
  readonly #records: SearchRow[] = []
  /** The record numbers of the current query's rows, by row index; rows not fetched yet are absent. */
  #numberAt = new Map<number, number>()
  /** Pages requested so far. The first one may have come with the screen only in part. */
  #asked = new Set<number>()
  #query: FoundQuery
  /** The query answered last, and its answer. */
  #answered: FoundQuery
  #answer: Omit<SearchAnswer, 'rows' | 'facets'>
  #aborter = new AbortController()
  #isSearching = false
  /** What the table showed last. */
  #inView = atTop
  #error: DeskError | null = null
  /** The error is of the search, and not of a part of its result that was loaded later. */
  #hasSearchFailed = false
  #state: FoundState

  constructor(
    query: FoundQuery,
    first: SearchAnswer,
    readonly mapping: ApplicantMapping,
  ) {
    this.#query = query
    this.#answered = query
    this.#answer = first
    this.#columns = createColumnFinder(mapping.columns, { reader: createFieldReader(mapping) })
    this.#take(0, first)
    this.#state = this.#snapshot()
  }

  /** Fetches the total if the first page came without it. */
  start = () => void this.#count()

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  read = () => this.#state

  record = (number: number): PartnerRecord | undefined => this.#records[number]?.record

  row = (number: number): SearchRow | undefined => this.#records[number]

  scrollTop = () => (JSON.stringify(this.#query) === left.query ? left.top : 0)

  saveScrollTop(top: number) {
    left = { query: JSON.stringify(this.#answered), top }
  }

  /** Starts another search; the current rows stay until its first page arrives. */
  search(query: FoundQuery) {
    const isSame = JSON.stringify(query) === JSON.stringify(this.#query)
    if (isSame && !this.#error) return
    this.#query = query
    // The table of another search starts at the top.
    if (!isSame) this.#inView = atTop
    void this.reload()
  }

  /** Requests the first page and those in view again, also after a failure. */
  reload = async () => {
    this.#aborter.abort()
    this.#aborter = new AbortController()
    const { signal } = this.#aborter
    this.#isSearching = true
    this.#error = null
    this.#hasSearchFailed = false
    this.#notify()
    const query = this.#query
    const answer = await this.#ask(query, { offset: 0 }, signal)
    if (signal.aborted) return
    this.#isSearching = false
    this.#hasSearchFailed = answer === null
    if (answer) {
      this.#numberAt = new Map()
      this.#asked = new Set([0])
      this.#answered = query
      this.#answer = answer
      this.#take(0, answer)
    }
    this.#notify()
    // The table reports its view only when that changes.
    this.show(this.#inView)
    if (answer) void this.#count()
  }

  /** Fetches the pages in view, with the rows rendered below it, and, while the user scrolls, the one after them. */
  show(view: { from: number; to: number; isScrolled: boolean }) {
    this.#inView = view
    const { from, to, isScrolled } = view
    const ahead = isScrolled ? foundPageSize : rowsBelow
    const last = Math.min(to + ahead, this.#answer.total.count) - 1
    for (let page = Math.floor(from / foundPageSize); page * foundPageSize <= last; page += 1)
      void this.#fetch(page, last)
  }

  /**
   * Fetches up to `limit` rows from an offset in one request, and adds them to the list. Returns their numbers and
   * the total number of rows; null on failure, or when another search was started meanwhile.
   */
  async fetchPart(offset: number, limit: number): Promise<{ numbers: readonly number[]; total: number } | null> {
    const { signal } = this.#aborter
    const answered = this.#answered
    const search = wholeSearchOf(this.#state)
    const answer = await this.#tried(fetchFoundPart({ search, offset, limit }, signal), signal)
    if (signal.aborted) return null
    if (!answer) this.#notify()
    if (!answer || this.#answered !== answered) return null
    const { rows, total, isApproximate } = answer
    this.#take(offset, answer)
    this.#answer = { ...this.#answer, total: { count: total, isExact: true }, isApproximate }
    for (let page = Math.ceil(offset / foundPageSize); (page + 1) * foundPageSize <= offset + rows.length; page += 1)
      this.#asked.add(page)
    this.#notify()
    return { numbers: rows.flatMap(({ key }) => this.#numbers.get(key) ?? []), total }
  }

  /** Returns the number of the first fetched record that fits; null for none. */
  find(fits: (record: PartnerRecord) => boolean): number | null {
    const number = this.#records.findIndex(({ record }) => fits(record))
    return number === notFound ? null : number
  }

  /** Adds a row that was found in another way, so that its details can be opened. */
  keep(row: SearchRow) {
    this.#remember([row])
    this.#notify()
  }

  /** Fetches the record that a URL names (`recordToken`); `none` when the index has no such record. */
  async fetchByToken(token: string, signal: AbortSignal): Promise<'found' | 'none' | 'failed'> {
    const answer = await this.#ask(this.#query, { offset: 0, token }, signal)
    if (answer) this.#remember(answer.rows)
    if (!signal.aborted) this.#notify()
    if (!answer) return 'failed'
    return answer.rows.length > 0 ? 'found' : 'none'
  }

  /** `last`: the last row that may come into view. */
  async #fetch(page: number, last: number): Promise<void> {
    if (this.#asked.has(page) || this.#isSearching) return
    const [start, end] = [page * foundPageSize, (page + 1) * foundPageSize]
    let offset = start
    while (offset < end && this.#numberAt.has(offset)) offset += 1
    if (offset === end || offset > last) return
    const asked = this.#asked
    asked.add(page)
    const { signal } = this.#aborter
    const answer = await this.#ask(this.#answered, { offset, limit: end - offset }, signal)
    if (signal.aborted || !answer) asked.delete(page)
    if (signal.aborted) return
    if (answer) this.#take(offset, answer)
    this.#notify()
  }

  /** Fetches the total separately from the page: counting many hits takes longer than reading the first of them. */
  async #count(): Promise<void> {
    if (this.#answer.total.isExact) return
    const { signal } = this.#aborter
    const answer = await this.#ask(this.#answered, { offset: 0, limit: 1, isCounted: true }, signal)
    if (signal.aborted) return
    if (answer) this.#answer = { ...this.#answer, total: answer.total }
    this.#notify()
  }

  async #ask(
    query: FoundQuery,
    part: { offset: number; limit?: number; isCounted?: boolean; token?: string },
    signal: AbortSignal,
  ): Promise<SearchAnswer | null> {
    const newSince = this.#answer.newSince ?? undefined
    const input = { ...plainSearch, ...query, newSince, limit: foundPageSize, ...part }
    return this.#tried(findApplicants(input, signal), signal)
  }

  async #tried<Answer>(coming: Promise<Answer>, signal: AbortSignal): Promise<Answer | null> {
    try {
      const answer = await coming
      if (!signal.aborted && !this.#hasSearchFailed) this.#error = null
      return answer
    } catch (error) {
      if (!signal.aborted) this.#error = new DeskError(reasonOf(error))
      return null
    }
  }

  #take(offset: number, { rows }: Pick<SearchAnswer, 'rows'>) {
    for (const [index, number] of this.#remember(rows).entries()) this.#numberAt.set(offset + index, number)
    this.#columns.take(rows.map(({ record }) => record))
  }

  #remember(rows: readonly SearchRow[]): number[] {
    return rows.map((row) => {
      const number = this.#numbers.get(row.key) ?? this.#numbers.size
      this.#numbers.set(row.key, number)
      this.#records[number] = row
      return number
    })
  }

  #notify() {
    this.#state = this.#snapshot()
    for (const listener of this.#listeners) listener()
  }

  #snapshot(): FoundState {
    const numberAt = this.#numberAt
    const { names } = this.#answer
    const { jobTitles } = this.mapping
    return {
      ...this.#answer,
      names: jobTitles === undefined ? names : { ...names, jobId: jobTitles },
      query: this.#answered,
      rows: {
        count: this.#answer.total.count,
        at: (index) => numberAt.get(index) ?? notFound,
        indexOf: (number) => offsetOf(numberAt, number),
      },
      columns: this.#columns.columns(),
      seen: this.#columns.seen(),
      isSearching: this.#isSearching,
      error: this.#error,
    }
  }
}

/** A linear search, for the open record only: maintaining a reverse map would cost more with each page. */
function offsetOf(numberAt: ReadonlyMap<number, number>, number: number): number {
  for (const [offset, one] of numberAt) if (one === number) return offset
  return notFound
}
