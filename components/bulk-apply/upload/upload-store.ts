import type { ColumnMappings } from '@/lib/bulk-apply/contract'
import type { Matching, Sheet, SheetSummary, Source } from '@/lib/bulk-apply/sheet/contract'
import type { Job } from '@/lib/jobs/contract'
import { createEarlierCache, lookUpEarlier } from './look-up-earlier'
import { emptyUpload, type UploadState } from './upload-state'

export type UploadStore = ReturnType<typeof createUploadStore>

/** The upload in preparation, kept across screens. A store for `useSyncExternalStore`. */
export function createUploadStore() {
  const listeners = new Set<() => void>()
  let state = emptyUpload
  let sheet: Sheet | null = null
  let earlier = createEarlierCache()
  let looking: Promise<void> | null = null
  let checkedWith: { matching: Matching; jobs: Job[] | null } | null = null

  function set(change: Partial<UploadState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Null when the sheet was replaced meanwhile, or failed. */
  async function ask<T>(question: (sheet: Sheet) => Promise<T>): Promise<T | null> {
    const asked = sheet
    if (!asked) return null
    try {
      const answer = await question(asked)
      return sheet === asked ? answer : null
    } catch (error) {
      if (sheet === asked) set({ workerError: error instanceof Error ? error.message : String(error), checking: null })
      return null
    }
  }

  function forget() {
    sheet?.close()
    sheet = null
    earlier = createEarlierCache()
    looking = null
    checkedWith = null
    set(emptyUpload)
  }

  /** Looks up new pairs; a call during a lookup waits for that one. */
  function lookUp(): Promise<void> {
    const own = looking ?? lookUpOnce()
    looking = own
    return own.finally(() => {
      if (looking === own) looking = null
    })
  }

  async function lookUpOnce() {
    set({ lookup: { state: 'asking', done: 0, of: 0 } })
    const answer = await ask((sheet) =>
      lookUpEarlier(sheet, earlier, (done, of) => set({ lookup: { state: 'asking', done, of } })),
    )
    if (!answer) return set({ lookup: { state: 'none' } })
    if ('error' in answer) return set({ lookup: { state: 'failed', error: answer.error } })
    set({
      lookup: { state: 'done' },
      ...(answer.checked ? { checked: answer.checked, version: state.version + 1 } : {}),
    })
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    sheet: () => sheet,
    set,
    ask,
    forget,
    lookUp,

    async open(source: Source, start: () => Sheet, remembered: ColumnMappings) {
      forget()
      const own = start()
      sheet = own
      set({ reading: source.name })
      const opened = await ask((sheet) => sheet.open(source, remembered))
      if (sheet !== own) return
      if (!opened) return set({ reading: null })
      if ('message' in opened) {
        sheet?.close()
        sheet = null
        return set({ reading: null, sourceError: opened.message })
      }
      set({ reading: null, opened, matching: opened.guess, step: 'match' })
    },

    match(matching: Matching) {
      set({ matching })
    },

    /** Checks all rows unless matching and jobs are the same as before. `jobs` is null when they could not be read. */
    async check(jobs: Job[] | null) {
      const { matching } = state
      if (checkedWith?.matching === matching && checkedWith.jobs === jobs) return
      const asked = { matching, jobs }
      checkedWith = asked
      const of = state.opened?.rows ?? 0
      set({ checking: { done: 0, of }, rowErrors: new Map() })
      const checked = await ask((sheet) =>
        sheet.check(matching, jobs, (done) => checkedWith === asked && set({ checking: { done, of } })),
      )
      if (checkedWith !== asked) return
      if (!checked) {
        checkedWith = null
        return set({ checking: null })
      }
      // Another matching is another set of pairs.
      earlier.marked = ''
      set({ checking: null, checked, version: state.version + 1 })
      await lookUp()
    },

    /** A person's change or its undo; null from `make` changes nothing. `corrected`: a row whose server error is outdated. */
    async change(make: (sheet: Sheet) => Promise<SheetSummary | null>, corrected?: number) {
      const checked = await ask(make)
      if (!checked) return
      const rowErrors = new Map([...state.rowErrors].filter(([row]) => row !== corrected))
      set({ checked, rowErrors, changes: state.changes + 1, version: state.version + 1 })
    },
  }
}
