/** First in, first out; an entry can also be removed from the middle, in constant time however long the queue is. */
type Queue<T> = {
  readonly size: number
  first(): T | undefined
  /** Adds `item` to the end; the returned function removes it, once. */
  push(item: T): () => void
}

type Link<T> = { item: T; before: Link<T> | null; behind: Link<T> | null }

/** Creates an empty queue: a linked list, since an array or a Set cannot remove its first entry in constant time. */
export function createQueue<T>(): Queue<T> {
  let head: Link<T> | null = null
  let tail: Link<T> | null = null
  let size = 0

  const unlink = (link: Link<T>) => {
    if (link.before) link.before.behind = link.behind
    else head = link.behind
    if (link.behind) link.behind.before = link.before
    else tail = link.before
    size -= 1
  }

  return {
    get size() {
      return size
    },
    first: () => head?.item,
    push(item) {
      const link: Link<T> = { item, before: tail, behind: null }
      if (tail) tail.behind = link
      else head = link
      tail = link
      size += 1
      let isIn = true
      return () => {
        if (isIn) unlink(link)
        isIn = false
      }
    },
  }
}
