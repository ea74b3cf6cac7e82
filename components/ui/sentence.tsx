import { createElement, Fragment, type ReactNode } from 'react'

type SentenceProps<Name extends string> = {
  /** Formats the message, given a placeholder for each part. */
  text: (marks: Record<Name, string>) => string
  parts: Record<Name, ReactNode>
}

const sign = '\u0001'

/** A message with elements in place of its arguments, whose order depends on the language. */
export function Sentence<Name extends string>({ text, parts }: SentenceProps<Name>) {
  // Safe: `parts` has no other keys.
  const names = Object.keys(parts) as Name[]
  // Safe: there is an entry for each name.
  const marks = Object.fromEntries(names.map((name) => [name, sign + name + sign])) as Record<Name, string>
  const pieces = text(marks)
    .split(sign)
    // Safe: each piece between two signs is one of the names.
    .map((piece, index) => (index % 2 === 1 ? parts[piece as Name] : piece))
  return createElement(Fragment, null, ...pieces)
}
