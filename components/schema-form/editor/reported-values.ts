/** Tells values that the editor has passed to its form, and that come back later, from values set by other code. */
export class ReportedValues {
  #shown: string
  /** Passed to the form and not returned yet. */
  #underway: string[] = []

  constructor(first: string) {
    this.#shown = first
  }

  tell(value: string) {
    this.#underway.push(value)
  }

  /** Whether other code has set this value, so that the editor has to show it. Call once per value. */
  isOfOthers(value: string): boolean {
    if (value === this.#shown) return false
    this.#shown = value
    const returned = this.#underway.indexOf(value)
    this.#underway = returned < 0 ? [] : this.#underway.slice(returned + 1)
    return returned < 0
  }
}
