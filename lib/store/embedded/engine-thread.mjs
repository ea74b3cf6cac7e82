import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * The embedded PostgreSQL, in a thread of its own (started by engine.ts). Several clients share its one session: it
 * handles one unit of the protocol at a time, and during a transaction only units of the client that began it.
 */

const waiting = []
const serverLog = []
const longestLog = 12
const maxOvertaken = 50
/** The client whose transaction is open. */
let owner = null
/** How many units in a row have overtaken one that had waited longer. */
let overtaken = 0
let isWorking = false

const database = await open()
if (database) {
  parentPort.on('message', (message) => {
    waiting.push(message)
    void work()
  })
  parentPort.postMessage({ what: 'opened' })
}

async function open() {
  try {
    const { folder, settings } = workerData
    const startParams = [...PGlite.defaultStartParams]
    for (const [name, value] of Object.entries(settings)) startParams.push('-c', `${name}=${value}`)
    // Always loaded: a database that has once created the extension needs its library (lib/applicant-index).
    const extensions = { pg_trgm }
    const options = { dataDir: folder, relaxedDurability: false, startParams, extensions, onStderr: keepLog }
    const opened = await PGlite.create(options)
    endOnCrash(opened)
    return opened
  } catch (error) {
    fail(error)
    return null
  }
}

function keepLog(line) {
  serverLog.push(line)
  if (serverLog.length > longestLog) serverLog.shift()
  return false
}

function fail(error) {
  parentPort.postMessage({ what: 'failed', message: error?.message ?? String(error), code: error?.code, serverLog })
  parentPort.close()
}

/**
 * PGlite ignores everything that its server throws. Only status 100 is a statement error; after a panic or a trap
 * (disk full, out of memory) nothing that it holds in memory may be used or written any more.
 */
function endOnCrash({ Module }) {
  const runOnce = Module._PostgresMainLoopOnce
  Module._PostgresMainLoopOnce = () => {
    try {
      return runOnce()
    } catch (error) {
      if (error?.status === 100) throw error
      fail(error)
      return process.exit(1)
    }
  }
}

async function work() {
  if (isWorking) return
  isWorking = true
  for (let next = takeNext(); next; next = takeNext()) {
    if (next.what === 'close') return close()
    if (next.what === 'ended') await forget(next.client)
    else await answer(next)
    for (let more = receiveMessageOnPort(parentPort); more; more = receiveMessageOnPort(parentPort))
      waiting.push(more.message)
  }
  isWorking = false
}

function takeNext() {
  const index = owner === null ? nextOfAll() : waiting.findIndex(({ client }) => client === owner)
  return index === -1 ? undefined : waiting.splice(index, 1)[0]
}

/** Foreground queries come first, but must not starve background ones. */
function nextOfAll() {
  const index = overtaken < maxOvertaken ? waiting.findIndex(({ isBackground }) => !isBackground) : 0
  overtaken = index > 0 ? overtaken + 1 : 0
  return Math.max(index, waiting.length > 0 ? 0 : -1)
}

async function answer({ client, unit, begins }) {
  if (begins) await executeText('begin')
  const { bytes, notifications, isInTransaction } = split(await execute(unit))
  owner = isInTransaction ? client : null
  if (notifications.length > 0) parentPort.postMessage({ what: 'notified', bytes: notifications })
  parentPort.postMessage({ what: 'answered', client, bytes }, [bytes.buffer])
}

/** Rolls back the transaction of a client that has gone, and drops the queries it still had waiting. */
async function forget(client) {
  for (let index = waiting.length - 1; index >= 0; index -= 1)
    if (waiting[index].client === client) waiting.splice(index, 1)
  if (owner !== client) return
  owner = null
  await executeText('rollback')
}

async function executeText(statement) {
  const text = Buffer.from(`${statement}\0`)
  const head = Buffer.from([0x51, 0, 0, 0, 0])
  head.writeUInt32BE(text.length + 4, 1)
  await execute(new Uint8Array(Buffer.concat([head, text])))
}

async function execute(unit) {
  const chunks = []
  // The chunk is a view of the server's memory, which the next chunk overwrites.
  const onRawData = (chunk) => chunks.push(Buffer.from(chunk))
  await database.execProtocolRawStream(unit, { syncToFs: false, onRawData })
  return chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)
}

/**
 * Separates notifications from an answer, as they go to the listening clients; `isInTransaction` is the status at the
 * answer's end (ReadyForQuery).
 */
function split(answer) {
  const parts = []
  const notifications = []
  let from = 0
  let isInTransaction = false
  for (let at = 0; at < answer.length; ) {
    const type = answer[at]
    const end = at + 1 + answer.readUInt32BE(at + 1)
    if (type === 0x41) {
      parts.push(answer.subarray(from, at))
      notifications.push(answer.subarray(at, end))
      from = end
    }
    if (type === 0x5a) isInTransaction = answer[at + 5] !== 0x49
    at = end
  }
  parts.push(answer.subarray(from))
  return { bytes: new Uint8Array(Buffer.concat(parts)), notifications: Buffer.concat(notifications), isInTransaction }
}

async function close() {
  try {
    await database.close()
    parentPort.postMessage({ what: 'closed' })
    parentPort.close()
  } catch (error) {
    fail(error)
  }
}
