/** How partners that use one language say what is wrong with a field: parts of regular expressions, joined by `|`. */
export type ComplaintWords = {
  /** A value is needed. Ignored with one of `not` beside it. */
  needed: string
  /** A value is needed, expressed with a negation: "must not be empty", "was not given". */
  notEmpty: string
  /** Asks for a value, or for a different value if the sentence says "valid" as well. */
  enter?: string
  not: string
  /** The field itself must not be there. */
  unwanted: string
  /** The value exists already or is too long, so a value was sent. */
  unfit: string
}
