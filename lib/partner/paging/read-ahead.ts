import { overlapOf } from './limit'
import type { Page, ReadPage } from './page'

type Options = {
  /** How many pages after this one are asked for too. */
  pagesAhead: (page: Page) => number
}

/**
 * Asks for pages before a page reader does: those that follow the one it asks for, as long as it goes straight on.
 * What it did not ask for after all is aborted. `waiting`: how many pages it has asked for that were not read yet.
 */
export function createReadAhead(readPage: ReadPage, { pagesAhead }: Options) {
  let ahead: { page: Page; answer: ReturnType<ReadPage>; controller: AbortController }[] = []
  let isOver = false

  function dropAll() {
    for (const { controller } of ahead) controller.abort()
    ahead = []
  }

  function ask(page: Page) {
    const controller = new AbortController()
    const answer = readPage(page, { signal: controller.signal })
    // Whoever takes the answer gets the error; one that is dropped has none to hear of it.
    answer.catch(() => {})
    ahead.push({ page, answer, controller })
  }

  const read: ReadPage = async (page, { signal }) => {
    // Between two pages nothing was there to hear of it.
    if (signal?.aborted) {
      dropAll()
      return readPage(page, { signal })
    }
    const isExpected = ahead[0]?.page.offset === page.offset && ahead[0].page.limit === page.limit
    if (!isExpected) dropAll()
    if (!isExpected) ask(page)
    // Single records are read where pages fail: what follows is no longer known.
    while (!isOver && page.limit > 1 && ahead.length <= pagesAhead(page)) ask(following(ahead.at(-1)?.page ?? page))
    const next = ahead.shift()
    const stop = () => {
      next?.controller.abort()
      dropAll()
    }
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const answer = await (next?.answer ?? readPage(page, signal ? { signal } : {}))
      isOver = answer.ok && answer.value.items.length < page.limit
      if (!answer.ok || isOver) dropAll()
      return answer
    } catch (error) {
      dropAll()
      throw error
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }
  return { readPage: read, waiting: () => ahead.length }
}

function following({ offset, limit }: Page): Page {
  return { offset: offset + limit - overlapOf(limit), limit }
}
