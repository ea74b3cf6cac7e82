import type { Draft, DraftForm } from '@/lib/drafts/contract'
import type { FormNode } from '@/lib/forms/form-node'
import { defaultValues, type FormValues } from '@/lib/forms/form-values'
import { type ExtraField, type RestoredForm, restoreForm, saveForm } from '@/lib/forms/saved-form'
import { newId } from '../ui/new-id'
import { type DraftProblem, fetchFormDraft, isPassing, saveFormDraft } from './drafts-api'

/** `untouched`: filled by the desk; the user has not entered anything. */
export type DraftState = 'empty' | 'untouched' | 'saved' | DraftProblem

export type DraftValues = { fields: FormValues; others: ExtraField[] }

/** The form whose values are saved. */
export type DraftSource = {
  form: DraftForm
  nodes: FormNode[]
  /** Identifies the form's current shape. */
  formFingerprint: string
  values: () => DraftValues
  load: (values: DraftValues) => void
  /** The dispatch has its outcome, so anything typed from now on belongs to another one. */
  isOver: (dispatchId: string) => boolean
}

/** Called with what the screen shows about the draft, whenever it changes. */
type DraftDisplay = {
  setDispatchId: (id: string) => void
  setState: (state: DraftState) => void
  setUnmapped: (unmapped: RestoredForm['unmapped']) => void
}

const pauseMs = 400
const retryMs = 5_000

/** How often a form's draft was saved by any saver since the page was loaded. */
const saveCounts = new Map<DraftForm, number>()
const saveCountOf = (form: DraftForm) => saveCounts.get(form) ?? 0

/** Saves one form's values on the server, under the id of the dispatch they will become. */
export class DraftSaver {
  #source: DraftSource
  readonly #display: DraftDisplay
  #id: string
  /** A finished dispatch whose draft is replaced by the next one. */
  #before: string | null = null
  #savedAt: string | null
  /** The values as the desk has them. */
  #known: string | null = null
  /** The values that the desk has filled in: not a draft until the user changes them. */
  #filled: string | null = null
  #queue: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Its form's count of saves when the user left the form; null while the form is open. */
  #countWhenLeft: number | null = null

  constructor(first: Draft | null, source: DraftSource, display: DraftDisplay) {
    this.#source = source
    this.#display = display
    this.#id = first?.dispatchId ?? ''
    this.#savedAt = first?.savedAt ?? null
  }

  setSource(source: DraftSource) {
    this.#source = source
  }

  hasContent = () => this.#stateOf(this.#key()) === 'saved'

  /** The desk already has the current values, or does not need them. */
  rememberValues() {
    this.#known = this.#key()
  }

  saveInTurn() {
    void this.#inTurn(() => this.#save())
  }

  saveLater() {
    if (this.#key() !== this.#known) this.#later(pauseMs)
  }

  /** Saves at once, ahead of queued saves: the page may be gone in a moment. */
  saveParting() {
    clearTimeout(this.#timer)
    void this.#save({ isParting: true })
  }

  /** The form is open, perhaps again. */
  enter() {
    this.#countWhenLeft = null
  }

  /** Saves for the last time. What fails is retried until the form, opened again, has saved a newer draft. */
  leave() {
    this.#countWhenLeft = saveCountOf(this.#source.form)
    this.saveParting()
  }

  /** Takes over another tab's changes to the draft. */
  readInTurn() {
    void this.#inTurn(() => this.#readFromDesk())
  }

  /** Saves the form and resolves with the id to send it under. */
  idToSend = async (): Promise<string> => {
    clearTimeout(this.#timer)
    await this.#inTurn(() => this.#save({ isAsked: true, isForSending: true }))
    return this.#id
  }

  /** Once sent, the values count as the user's own, even if the desk filled them in. */
  sent = () => {
    if (this.#stateOf(this.#key()) === 'untouched') this.#display.setState('saved')
    this.#filled = null
  }

  /** Nothing was sent: values filled in by the desk are not a draft anymore. */
  notSent = () => {
    if (this.#stateOf(this.#key()) !== 'untouched') return
    this.#known = null
    this.#saveAsked()
  }

  /** Clears the form: the draft was sent or is no longer wanted, and what is typed next is another one. */
  startAgain = () => {
    this.#begin(this.#emptyValues())
    // The desk still has the old values: if the user leaves before this save's turn, leaving deletes them.
    this.#known = null
    this.#display.setState('empty')
    this.#saveAsked()
  }

  /** Loads these values into the form in place of the draft, which is deleted. */
  fill = (next: DraftValues) => {
    const isSaved = this.#savedAt !== null
    this.#begin(next)
    this.#filled = this.#key()
    this.#display.setState('untouched')
    if (!isSaved) return
    this.#known = null
    this.#saveAsked()
  }

  #begin(next: DraftValues) {
    clearTimeout(this.#timer)
    this.#filled = null
    if (this.#id !== '') this.#before = this.#id
    this.#take(newId())
    this.#display.setUnmapped([])
    this.#show(next)
  }

  #saveAsked() {
    void this.#inTurn(() => this.#save({ isAsked: true }))
  }

  async #save({ isParting = false, isAsked = false, isForSending = false } = {}) {
    const { form, nodes, formFingerprint } = this.#source
    const now = this.#source.values()
    const key = keyOf(now)
    if (key === this.#known && !isAsked) return
    this.#takeIdToSave()
    const state = this.#stateOf(key)
    const isKept = state === 'saved' || (isForSending && state === 'untouched')
    const kept = isKept ? saveForm(nodes, formFingerprint, now) : null
    const id = this.#id
    const answer = await saveFormDraft(form, { dispatchId: id, replaces: this.#before, kept }, isParting)
    // Another draft was started meanwhile.
    if (this.#id !== id) return
    if ('problem' in answer) return this.#showProblem(answer.problem)
    saveCounts.set(form, saveCountOf(form) + 1)
    this.#known = key
    this.#before = null
    this.#savedAt = answer.saved.savedAt
    if (answer.saved.dispatchId !== this.#id) this.#take(answer.saved.dispatchId)
    this.#display.setState(state)
  }

  #takeIdToSave() {
    if (this.#id === '') this.#take(newId())
    else if (this.#source.isOver(this.#id)) {
      this.#before = this.#id
      this.#take(newId())
    }
  }

  #showProblem(problem: DraftProblem) {
    this.#display.setState(problem)
    if (isPassing(problem)) this.#later(retryMs)
  }

  /** What was typed here and not saved yet takes precedence. */
  async #readFromDesk() {
    if (this.#key() !== this.#known) return
    const { form, nodes, formFingerprint } = this.#source
    const before = this.#id
    const draft = await fetchFormDraft(form)
    if (draft === undefined || this.#id !== before || this.#key() !== this.#known) return
    if ((draft?.savedAt ?? null) === this.#savedAt) return
    this.#savedAt = draft?.savedAt ?? null
    const restored = draft ? restoreForm(nodes, formFingerprint, draft.kept) : { ...this.#emptyValues(), unmapped: [] }
    this.#take(draft?.dispatchId ?? newId())
    this.#show(restored)
    this.#display.setUnmapped(restored.unmapped)
    this.#display.setState(draft ? 'saved' : 'empty')
  }

  #show(next: DraftValues) {
    this.#source.load(next)
    this.rememberValues()
  }

  #take(next: string) {
    this.#id = next
    this.#display.setDispatchId(next)
  }

  #later(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      const isOutdated = this.#countWhenLeft !== null && this.#countWhenLeft !== saveCountOf(this.#source.form)
      if (!isOutdated) this.saveInTurn()
    }, ms)
  }

  /** Sequential, so that an earlier save never overtakes a later one. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const end = this.#queue.then(work, work)
    this.#queue = end
    return end
  }

  #key(): string {
    return keyOf(this.#source.values())
  }

  #stateOf(key: string): 'empty' | 'untouched' | 'saved' {
    if (key === keyOf(this.#emptyValues())) return 'empty'
    return key === this.#filled ? 'untouched' : 'saved'
  }

  #emptyValues(): DraftValues {
    return { fields: defaultValues(this.#source.nodes), others: [] }
  }
}

function keyOf({ fields, others }: DraftValues): string {
  return JSON.stringify([fields, others])
}
