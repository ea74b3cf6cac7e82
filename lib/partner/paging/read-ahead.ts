import { overlapOf } from './limit'
import { isLastPage, type Page, type ReadPage } from './page'

type Options = {
  /** How many pages after this one are prefetched. */
  pagesAhead: (page: Page) => number
}

/**
 * Prefetches pages for a page reader: those after the one it requests, as long as it reads sequentially. Pages that it
 * does not request after all are aborted. `waiting`: how many prefetched pages have not been read yet.
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
    // The consumer of the answer gets its error; the error of a dropped answer is ignored.
    answer.catch(() => {})
    ahead.push({ page, answer, controller })
  }

  const read: ReadPage = async (page, { signal }) => {
    // Between two pages nothing was listening to the signal.
    if (signal?.aborted) {
      dropAll()
      return readPage(page, { signal })
    }
    const isExpected = ahead[0]?.page.offset === page.offset && ahead[0].page.limit === page.limit
    if (!isExpected) dropAll()
    if (!isExpected) ask(page)
    // Single records are read after pages fail: what follows is then unknown.
    while (!isOver && page.limit > 1 && ahead.length <= pagesAhead(page)) ask(following(ahead.at(-1)?.page ?? page))
    const next = ahead.shift()
    const stop = () => {
      next?.controller.abort()
      dropAll()
    }
    signal?.addEventListener('abort', stop, { once: true })
    try {
      const answer = await (next?.answer ?? readPage(page, signal ? { signal } : {}))
      isOver = answer.ok && isLastPage(page, answer.value)
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

function following(page: Page): Page {
  const { offset, limit, overlap = overlapOf(limit) } = page
  return { ...page, offset: offset + limit - overlap }
}
