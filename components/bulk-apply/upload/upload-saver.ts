import { maxSavedLength, type UploadSource } from '@/lib/bulk-apply/sheet/contract'
import { type SaveUpload, type UploadSaved, type UploadWork, uploadUrl } from '@/lib/bulk-apply/sheet/saved-upload'
import { type DraftProblem, isPassing, postDraft } from '../../drafts/drafts-api'
import { newId } from '../../ui/new-id'
import { matchingToSave } from './saved-matching'
import { isLost, isUploading, type UploadState } from './upload-state'
import type { UploadStore } from './upload-store'

const pauseMs = 300
const retryMs = 5_000

type SaveAnswer = { saved: UploadSaved } | { problem: DraftProblem }
const post = (id: string, upload: SaveUpload) => postDraft<UploadSaved>(uploadUrl(id), upload)

/**
 * Saves the upload in preparation on the server whenever it changes: its rows once, then the user's changes to them.
 * Saves are sequential.
 */
export class UploadSaver {
  readonly #store: UploadStore
  readonly #post: (id: string, upload: SaveUpload) => Promise<SaveAnswer>
  /** Identifies this page in what it saves. */
  readonly #tab = newId()
  readonly #discarded = new Set<string>()
  #id = ''
  #isSourceSaved = false
  /** Read but not saved yet. */
  #source: UploadSource | null = null
  #isTooLarge = false
  #takesOver = true
  #noticed: readonly unknown[] = []
  #queue: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(store: UploadStore, ask = post) {
    this.#store = store
    this.#post = ask
    store.subscribe(() => this.#notice())
  }

  /** Saves right away, for instance after the user has signed in again. */
  saveNow = () => {
    clearTimeout(this.#timer)
    void this.#inTurn(() => this.#save())
  }

  /** Overwrites what another tab has saved with this tab's version. */
  takeOver = () => {
    this.#takesOver = true
    this.#store.set({ draft: { state: 'saving' } })
    this.saveNow()
  }

  /** Discards the upload here, and on the server if it still belongs to this tab. */
  discard = () => {
    const { draft } = this.#store.read()
    const id = this.#id
    if (id !== '' && !isLost(draft)) void this.#inTurn(() => this.#askToDiscard(id, false))
    this.#store.forget()
  }

  /** Discards a saved upload that is not open here; false if the server could not be reached. */
  discardSaved = (id: string): Promise<boolean> => this.#askToDiscard(id, true)

  isDiscarded = (id: string) => this.#discarded.has(id)

  async #askToDiscard(id: string, takesOver: boolean): Promise<boolean> {
    this.#discarded.add(id)
    const answer = await this.#post(id, { tab: this.#tab, takesOver, source: null, work: null })
    if ('problem' in answer) this.#discarded.delete(id)
    return 'saved' in answer
  }

  #notice() {
    const state = this.#store.read()
    if (state.id !== this.#id) this.#begin(state)
    if (!this.#maySave(state)) {
      this.#noticed = []
      return
    }
    const inputs = inputsOf(state)
    if (areSame(inputs, this.#noticed)) return
    this.#noticed = inputs
    if (state.draft.state === 'none' || state.draft.state === 'saved') this.#store.set({ draft: { state: 'saving' } })
    this.#later(pauseMs)
  }

  #begin({ id, draft }: UploadState) {
    clearTimeout(this.#timer)
    this.#id = id
    this.#isSourceSaved = draft.state === 'saved'
    this.#source = null
    this.#isTooLarge = false
    this.#takesOver = true
    this.#noticed = []
  }

  #maySave({ id, opened, workerError, sending, draft }: UploadState): boolean {
    if (id === '' || id !== this.#id || !opened || workerError !== null || this.#isTooLarge) return false
    return !isUploading(sending) && !isLost(draft)
  }

  async #save() {
    const state = this.#store.read()
    if (!this.#maySave(state) || state.draft.state === 'saved') return
    const { id } = state
    const work = await this.#readWork(state)
    if (!work || this.#store.read().id !== id) return
    if (work === 'too-large') return this.#store.set({ draft: { state: 'too-large' } })
    const answer = await this.#post(id, { tab: this.#tab, takesOver: this.#takesOver, source: this.#source, work })
    if (this.#store.read().id !== id) return
    if ('problem' in answer) {
      this.#store.set({ draft: { state: answer.problem } })
      if (isPassing(answer.problem)) this.#later(retryMs)
      return
    }
    const { saved } = answer
    if (saved.state !== 'saved') return this.#store.set({ draft: saved })
    this.#isSourceSaved = true
    this.#source = null
    this.#takesOver = false
    // Otherwise a save of the latest changes is still to come.
    if (areSame(inputsOf(state), inputsOf(this.#store.read()))) this.#store.set({ draft: { state: 'saved' } })
  }

  /** Null if the sheet was closed meanwhile. */
  async #readWork(state: UploadState): Promise<UploadWork | 'too-large' | null> {
    if (!this.#isSourceSaved && !this.#source) {
      const read = await this.#store.ask(async (sheet) => ({ source: await sheet.source() }))
      if (!read) return null
      this.#isTooLarge = read.source === null
      if (!read.source) return 'too-large'
      this.#source = read.source
    }
    const corrections = await this.#store.ask((sheet) => sheet.corrections())
    if (!corrections) return null
    const { opened, plan } = state
    const work: UploadWork = {
      name: (opened?.name ?? '').slice(0, 1_000),
      rows: opened?.rows ?? 0,
      toFix: toFixOf(state),
      step: stepToSave(state),
      matching: matchingToSave(state.matching),
      plan: { name: plan.name, stopsAtRefusal: plan.stopsAtRefusal, runId: plan.run?.id ?? null },
      corrections,
      isFromDesk: opened?.isFromDesk ?? false,
    }
    return JSON.stringify(work).length > maxSavedLength ? 'too-large' : work
  }

  #later(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.saveNow, ms)
  }

  #inTurn(work: () => Promise<unknown>): Promise<unknown> {
    const end = this.#queue.then(work, work)
    this.#queue = end
    return end
  }
}

const stepToSave = ({ step }: UploadState): UploadWork['step'] =>
  step === 'check' || step === 'send' ? 'check' : 'match'
const toFixOf = ({ checked, lastToFix }: UploadState) => checked?.states.invalid ?? lastToFix

/** What a save depends on: a change to any of these triggers one. */
function inputsOf(state: UploadState): readonly unknown[] {
  const { matching, changes, plan } = state
  return [stepToSave(state), toFixOf(state), matching, changes, plan.name, plan.stopsAtRefusal, plan.run?.id]
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index])
}
