import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Attackers who try to bring the desk to a halt, in a separate thread, so that what they wait for does not delay the
 * person at work. Each wave has all kinds of attack; when told to stop, they report how each attempt ended.
 */
const { url, signInAction, slowAction } = workerData
const { port, hostname } = new URL(url)
const waves = { bodies: 24, upgrades: 420, slow: 100, addresses: 50 }
const wrongSignIns = 1_000
const signInsAtOnce = 50
const ends = new Map()
let isOver = false
parentPort.once('message', () => {
  isOver = true
})

const objects = (bytes) => `[${'{},'.repeat(bytes / 3)}{}]`
const largeBody = objects(5_700_000)
/** The most work for React within the limits for strangers. */
const smallBody = `[[${'"$0:0",'.repeat(2_200)}0]]`
const nestedBody = `${'['.repeat(8_000)}${']'.repeat(8_000)}`
const agent = new Agent({ keepAlive: true, maxSockets: 200 })

function note(kind, end) {
  const key = `${kind}: ${end}`
  ends.set(key, (ends.get(key) ?? 0) + 1)
}

/** Resolves when the answer has arrived or the connection has ended. */
function post(kind, { path = '/sign-in', headers = {}, body, isChunked = false }) {
  return new Promise((resolve) => {
    const end = (how) => {
      note(kind, how)
      resolve()
    }
    const own = {
      'next-action': signInAction,
      origin: url,
      'content-type': 'text/plain;charset=UTF-8',
      ...(isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    }
    const sent = request({ hostname, port, path, method: 'POST', headers: own, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      answer.on('end', () => end(answer.statusCode === 200 ? outcomeIn(text) : String(answer.statusCode)))
      answer.on('error', () => end('closed'))
    })
    sent.on('error', () => end('closed'))
    sent.setTimeout(60_000, () => sent.destroy())
    sent.end(body)
  })
}

const outcomeIn = (text) => (/Too many|again in/i.test(text) ? '200 throttled' : '200')

/** Opens a socket, writes `lines`, and notes when the desk ends it; with `drip` it keeps sending a byte a second. */
function open(kind, lines, drip) {
  return new Promise((resolve) => {
    const startedMs = performance.now()
    const socket = connect(Number(port), hostname, () => socket.write(lines.join('\r\n')))
    const timer = drip && setInterval(() => socket.write('a'), 1_000)
    let hasEnded = false
    const end = (how) => {
      if (hasEnded) return
      hasEnded = true
      note(kind, how)
      clearInterval(timer)
      socket.destroy()
      resolve()
    }
    socket.resume().on('error', () => undefined)
    socket.on('close', () => end(`ended by the desk within ${secondsAround(performance.now() - startedMs)} s`))
    socket.on('end', () => socket.end())
    stops.add(() => end('still open at the end'))
  })
}
const stops = new Set()
const secondsAround = (ms) => [1, 10, 20, 60].find((seconds) => ms <= seconds * 1_000)

async function wave(number) {
  const forged = { cookie: 'desk.session=forged.value' }
  for (let index = 0; index < waves.slow; index += 1)
    void open('slow bodies', [`POST ${slowAction} HTTP/1.1`, 'host: a', 'content-length: 9000', '', ''], true)
  for (let index = 0; index < waves.slow / 4; index += 1)
    void open('half a head', ['GET / HTTP/1.1', 'host: a', ''], true)
  for (let index = 0; index < waves.upgrades; index += 1)
    void open('upgrades', ['GET / HTTP/1.1', 'host: a', 'connection: upgrade', 'upgrade: websocket', '', ''])
  await Promise.all(
    Array.from({ length: waves.bodies }, (_, index) => [
      post('bodies of 5.7 MB', { body: largeBody, headers: index % 2 ? forged : {}, isChunked: index % 3 === 0 }),
      post('bodies of 16 kB', { body: smallBody }),
      post('nested bodies', { body: nestedBody }),
    ]).flat(),
  )
  note('waves', number)
}

/** Goes through them in order, so that every address and every account gets its share. */
async function signInWrongly() {
  let next = 0
  const one = async () => {
    while (next < wrongSignIns && !isOver) {
      const index = next
      next += 1
      const address = `203.0.113.${index % waves.addresses}`
      const email = `person-${Math.floor(index / 25)}@partner-desk.example`
      const body = JSON.stringify([{ email, password: `wrong-password-${index}` }])
      await post('wrong sign-ins', { body, headers: { 'x-forwarded-for': address } })
    }
  }
  await Promise.all(Array.from({ length: signInsAtOnce }, one))
}

const signIns = signInWrongly()
for (let number = 1; !isOver; number += 1) {
  await wave(number)
  await wait(2_000)
}
await signIns
for (const stop of stops) stop()
agent.destroy()
parentPort.postMessage([...ends].toSorted())
