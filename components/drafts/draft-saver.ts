import type { Draft, DraftForm } from '@/lib/drafts/contract'
import type { FormNode } from '@/lib/forms/form-node'
import { defaultValues, type FormValues } from '@/lib/forms/form-values'
import { type ExtraField, type RestoredForm, restoreForm, saveForm } from '@/lib/forms/saved-form'
import { askForDraft, askToSave, type DraftProblem, isPassing } from './ask-drafts'

/** `untouched`: filled by the desk, with nothing that a person has entered. */
export type DraftState = 'empty' | 'untouched' | 'saved' | DraftProblem

export type DraftValues = { fields: FormValues; others: ExtraField[] }

/** The form whose values are saved. */
export type DraftSource = {
  form: DraftForm
  nodes: FormNode[]
  /** Identifies the form's present shape. */
  mark: string
  values: () => DraftValues
  load: (values: DraftValues) => void
  /** The dispatch has its outcome, so that what is typed from now on is another one. */
  isOver: (dispatchId: string) => boolean
}

/** Called with what the screen shows of the draft, whenever it changes. */
type DraftDisplay = {
  setDispatchId: (id: string) => void
  setState: (state: DraftState) => void
  setUnmapped: (unmapped: RestoredForm['unmapped']) => void
}

const pauseMs = 400
const retryMs = 5_000

/** Saves one form's values on the server under the id of the dispatch that they will become. */
export class DraftSaver {
  #source: DraftSource
  readonly #display: DraftDisplay
  #id: string
  /** A dispatch that is over, whose draft the next one follows. */
  #before: string | null = null
  #savedAt: string | null
  /** The values as the desk has them. */
  #known: string | null = null
  /** The values that the desk has filled in: they are no draft until a person changes them. */
  #filled: string | null = null
  #queue: Promise<unknown> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined

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

  /** The desk has the present values already, or need not have them. */
  rememberValues() {
    this.#known = this.#key()
  }

  saveInTurn() {
    void this.#inTurn(() => this.#save())
  }

  saveLater() {
    if (this.#key() !== this.#known) this.#later(pauseMs)
  }

  /** Saves at once, overtaking what waits: the page may be gone in a moment. */
  saveParting() {
    clearTimeout(this.#timer)
    void this.#save({ isParting: true })
  }

  /** Takes over what another tab did with the draft. */
  readInTurn() {
    void this.#inTurn(() => this.#readFromDesk())
  }

  /** Saves the form and answers the id to send it under. */
  idToSend = async (): Promise<string> => {
    clearTimeout(this.#timer)
    await this.#inTurn(() => this.#save({ isAsked: true, isForSending: true }))
    return this.#id
  }

  /** Sent, the values are the person's own, whoever filled them in. */
  sent = () => {
    if (this.#stateOf(this.#key()) === 'untouched') this.#display.setState('saved')
    this.#filled = null
  }

  /** Nothing was sent: what the desk has filled in is no draft again. */
  notSent = () => {
    if (this.#stateOf(this.#key()) !== 'untouched') return
    this.#known = null
    this.#saveAsked()
  }

  /** Empties the form: the draft is sent, or not wanted any more, and what is typed next is another one. */
  startAgain = () => {
    this.#begin(this.#emptyValues())
    // The desk still has the old ones: whoever leaves the page before its turn deletes them on leaving.
    this.#known = null
    this.#display.setState('empty')
    this.#saveAsked()
  }

  /** Puts these values into the form in place of the draft, which is deleted. */
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
    this.#take(crypto.randomUUID())
    this.#display.setUnmapped([])
    this.#show(next)
  }

  #saveAsked() {
    void this.#inTurn(() => this.#save({ isAsked: true }))
  }

  async #save({ isParting = false, isAsked = false, isForSending = false } = {}) {
    const { form, nodes, mark } = this.#source
    const now = this.#source.values()
    const key = keyOf(now)
    if (key === this.#known && !isAsked) return
    this.#takeIdToSave()
    const state = this.#stateOf(key)
    const isKept = state === 'saved' || (isForSending && state === 'untouched')
    const kept = isKept ? saveForm(nodes, mark, now) : null
    const id = this.#id
    const answer = await askToSave(form, { dispatchId: id, replaces: this.#before, kept }, isParting)
    // Another draft was begun meanwhile.
    if (this.#id !== id) return
    if ('problem' in answer) return this.#showProblem(answer.problem)
    this.#known = key
    this.#before = null
    this.#savedAt = answer.saved.savedAt
    if (answer.saved.dispatchId !== this.#id) this.#take(answer.saved.dispatchId)
    this.#display.setState(state)
  }

  #takeIdToSave() {
    if (this.#id === '') this.#take(crypto.randomUUID())
    else if (this.#source.isOver(this.#id)) {
      this.#before = this.#id
      this.#take(crypto.randomUUID())
    }
  }

  #showProblem(problem: DraftProblem) {
    this.#display.setState(problem)
    if (isPassing(problem)) this.#later(retryMs)
  }

  /** What is typed here and not saved yet wins. */
  async #readFromDesk() {
    if (this.#key() !== this.#known) return
    const { form, nodes, mark } = this.#source
    const before = this.#id
    const draft = await askForDraft(form)
    if (draft === undefined || this.#id !== before || this.#key() !== this.#known) return
    if ((draft?.savedAt ?? null) === this.#savedAt) return
    this.#savedAt = draft?.savedAt ?? null
    const restored = draft ? restoreForm(nodes, mark, draft.kept) : { ...this.#emptyValues(), unmapped: [] }
    this.#take(draft?.dispatchId ?? crypto.randomUUID())
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
    this.#timer = setTimeout(() => this.saveInTurn(), ms)
  }

  /** One after another, so that an earlier save never overtakes a later one. */
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
