import type { ColumnMappings } from '@/lib/bulk-apply/contract'
import type { Matching, RefusedSource, SavedSource, Sheet, SheetSummary, Source } from '@/lib/bulk-apply/sheet/contract'
import type { SavedUpload } from '@/lib/bulk-apply/sheet/saved-upload'
import type { Job } from '@/lib/jobs/contract'
import { newId } from '../../ui/new-id'
import { createEarlierCache, lookUpEarlier } from './look-up-earlier'
import { matchingInWords } from './saved-matching'
import { emptyUpload, type UploadState } from './upload-state'

type CheckInput = { matching: Matching; jobs: Job[] | null }

/** The upload in preparation, kept across screens. A store for `useSyncExternalStore`. */
export function createUploadStore(): UploadStore {
  return new UploadStore()
}

/** Public methods are own properties, so that they can be passed around unbound. */
export class UploadStore {
  private readonly listeners = new Set<() => void>()
  private state = emptyUpload
  private openSheet: Sheet | null = null
  private earlier = createEarlierCache()
  private looking: Promise<void> | null = null
  private checkedWith: CheckInput | null = null

  read = () => this.state

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  sheet = () => this.openSheet

  set = (change: Partial<UploadState>) => {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  /** Resolves with null when the sheet was replaced meanwhile, or failed. */
  ask = async <T>(question: (sheet: Sheet) => Promise<T>): Promise<T | null> => {
    const asked = this.openSheet
    if (!asked) return null
    try {
      const answer = await question(asked)
      return this.openSheet === asked ? answer : null
    } catch (error) {
      const workerError = error instanceof Error ? error.message : String(error)
      if (this.openSheet === asked) this.set({ workerError, checking: null })
      return null
    }
  }

  forget = () => this.drop(emptyUpload)

  /** Clears the upload while the page is being left. Keeps the step, so that no other step is rendered or announced. */
  leave = () => this.drop({ ...emptyUpload, step: this.state.step })

  open = (source: Source | RefusedSource, start: () => Sheet, remembered: ColumnMappings) =>
    this.load((sheet) => sheet.open(source, remembered), start, { reading: source.name }, { id: newId() })

  /** Continues a saved upload, at most from its check step, as the results of the check may have changed. */
  resume = (id: string, { source, work }: SavedUpload, start: () => Sheet) => {
    const { name, step, corrections, toFix, plan, isFromDesk } = work
    const matching = matchingInWords(work.matching)
    const saved: SavedSource = { kind: 'saved', name, source, matching, corrections, isFromDesk }
    // Anything uploaded under this id is older than what is sent next.
    const run = plan.runId === null ? null : { id: plan.runId, content: '' }
    return this.load(
      (sheet) => sheet.open(saved, {}),
      start,
      { reading: name },
      {
        ...{ id, step, lastToFix: toFix, draft: { state: 'saved' } },
        plan: { ...emptyUpload.plan, name: plan.name, stopsAtRefusal: plan.stopsAtRefusal, run },
      },
    )
  }

  private async load(
    open: (sheet: Sheet) => ReturnType<Sheet['open']>,
    start: () => Sheet,
    before: Partial<UploadState>,
    after: Partial<UploadState>,
  ) {
    this.forget()
    const own = start()
    this.openSheet = own
    this.set(before)
    const opened = await this.ask(open)
    if (this.openSheet !== own) return
    if (!opened) return this.set({ reading: null })
    if ('message' in opened) {
      this.closeSheet()
      return this.set({ reading: null, sourceError: opened })
    }
    this.set({ reading: null, opened, matching: opened.guess, step: 'match', ...after })
  }

  match = (matching: Matching) => this.set({ matching })

  /** Checks all rows unless matching and jobs are the same as before. `jobs` is null when they could not be read. */
  check = async (jobs: Job[] | null) => {
    const { matching } = this.state
    if (this.checkedWith?.matching === matching && this.checkedWith.jobs === jobs) return
    const asked = { matching, jobs }
    this.checkedWith = asked
    const of = this.state.opened?.rows ?? 0
    this.set({ checking: { done: 0, of }, rowErrors: new Map() })
    const checked = await this.ask((sheet) =>
      sheet.check(matching, jobs, (done) => this.checkedWith === asked && this.set({ checking: { done, of } })),
    )
    if (this.checkedWith !== asked) return
    if (!checked) {
      this.checkedWith = null
      return this.set({ checking: null })
    }
    // A different matching yields different pairs.
    this.earlier.marked = ''
    this.set({ checking: null, checked, version: this.state.version + 1 })
    await this.lookUp()
  }

  /** Looks up new pairs; a call during a lookup follows it, as pairs may have changed since that one read them. */
  lookUp = (): Promise<void> => {
    const own = this.looking ? this.looking.then(() => this.lookUpOnce()) : this.lookUpOnce()
    this.looking = own
    return own.finally(() => {
      if (this.looking === own) this.looking = null
    })
  }

  /**
   * Applies an edit or its undo; null from `make` changes nothing. `corrected`: a row whose server error is outdated.
   */
  change = async (make: (sheet: Sheet) => Promise<SheetSummary | null>, corrected?: number) => {
    const checked = await this.ask(make)
    if (!checked) return
    const { changes, version } = this.state
    const rowErrors = new Map([...this.state.rowErrors].filter(([row]) => row !== corrected))
    this.set({ checked, rowErrors, changes: changes + 1, version: version + 1 })
  }

  private drop(next: UploadState) {
    this.closeSheet()
    this.earlier = createEarlierCache()
    this.looking = null
    this.checkedWith = null
    this.set(next)
  }

  private closeSheet() {
    this.openSheet?.close()
    this.openSheet = null
  }

  private async lookUpOnce() {
    this.set({ lookup: { state: 'asking', done: 0, of: 0 } })
    const answer = await this.ask((sheet) =>
      lookUpEarlier(sheet, this.earlier, (done, of) => this.set({ lookup: { state: 'asking', done, of } })),
    )
    if (!answer) return this.set({ lookup: { state: 'none' } })
    if ('error' in answer) return this.set({ lookup: { state: 'failed', error: answer.error } })
    this.set({
      lookup: { state: 'done' },
      ...(answer.checked ? { checked: answer.checked, version: this.state.version + 1 } : {}),
    })
  }
}
