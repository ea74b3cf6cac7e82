import { createElement, Fragment, type ReactNode } from 'react'

type SentenceProps<Name extends string> = {
  /** The message, given a mark for each part. */
  text: (marks: Record<Name, string>) => string
  parts: Record<Name, ReactNode>
}

const sign = '\u0001'

/** A message with elements in the places of its arguments: every language has its own order of them. */
export function Sentence<Name extends string>({ text, parts }: SentenceProps<Name>) {
  // Safe: it has no other keys.
  const names = Object.keys(parts) as Name[]
  // Safe: it has each of the names.
  const marks = Object.fromEntries(names.map((name) => [name, sign + name + sign])) as Record<Name, string>
  const pieces = text(marks)
    .split(sign)
    // Safe: between two signs is one of the names.
    .map((piece, place) => (place % 2 === 1 ? parts[piece as Name] : piece))
  return createElement(Fragment, null, ...pieces)
}
