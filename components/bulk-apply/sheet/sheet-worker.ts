import { serveSheet } from './serve-sheet'
import type { ToSheet } from './sheet-messages'

/** The sheet off the main thread: what was uploaded stays here, and the page asks for what it draws. */
const answer = serveSheet((message) => postMessage(message))

addEventListener('message', ({ data }: MessageEvent<ToSheet>) => answer(data))
