/** Tells what an editor has told its form, and the form gives back in its own time, from what another has put there. */
export class ToldValues {
  #shown: string
  /** Not given back yet. */
  #underway: string[] = []

  constructor(first: string) {
    this.#shown = first
  }

  tell(value: string) {
    this.#underway.push(value)
  }

  /** Whether the form has this value from elsewhere, so that the editor has to show it. Asked once for each value. */
  isOfOthers(value: string): boolean {
    if (value === this.#shown) return false
    this.#shown = value
    const returned = this.#underway.indexOf(value)
    this.#underway = returned < 0 ? [] : this.#underway.slice(returned + 1)
    return returned < 0
  }
}
