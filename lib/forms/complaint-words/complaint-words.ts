/** How partners of one language say what is wrong with a field: pieces of regular expressions, joined by `|`. */
export type ComplaintWords = {
  /** A value is needed. With one of `not` beside it, it says nothing. */
  needed: string
  /** A value is needed, said with a negation of its own: "must not be empty", "was not given". */
  notEmpty: string
  /** Asks for a value; for another one where it says "valid" as well. */
  enter?: string
  not: string
  /** The field itself must not be there. */
  unwanted: string
  /** The value is there already, or too long: it was not the lack of it. */
  unfit: string
}
