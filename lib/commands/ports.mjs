import { lookup } from 'node:dns/promises'
import { connect, createServer } from 'node:net'

/** The port that a variable names, or the usual one; ends the command with one line if it is invalid or taken. */
export async function choosePort(variable, usual, command) {
  const port = Number(process.env[variable] || usual)
  const advice = `choose another one: ${variable}=${port < 60000 ? port + 1 : usual} npm run ${command}`
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    return giveUp(`${variable} must be a port number, not "${process.env[variable]}".`)
  if (await isTaken(port)) return giveUp(`Port ${port} is taken: stop what uses it, or ${advice}`)
  return port
}

/** The first free port from `start` on. */
export async function findFreePort(start) {
  let port = start
  while (await isTaken(port)) port += 1
  return port
}

/** A host to listen on so that http://localhost reaches it, whichever of 127.0.0.1 and ::1 is available. */
export async function loopbackHost() {
  return (await addressesOfLocalhost()).length > 0 ? 'localhost' : '127.0.0.1'
}

/** On some systems we can bind an address although another process listens on all of them, so try to connect first. */
async function isTaken(port) {
  const hosts = new Set(['127.0.0.1', '::1', ...(await addressesOfLocalhost())])
  const isTrueOfOne = async (test) => (await Promise.all([...hosts].map((host) => test(port, host)))).includes(true)
  return (await isTrueOfOne(doesAnswer)) || (await isTrueOfOne(isBindRefused))
}

const addressesOfLocalhost = async () =>
  (await lookup('localhost', { all: true }).catch(() => [])).map(({ address }) => address)

function doesAnswer(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 })
    const settle = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => settle(true))
    socket.once('timeout', () => settle(false))
    socket.once('error', () => settle(false))
  })
}

function isBindRefused(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })
}

function giveUp(line) {
  console.error(line)
  process.exit(1)
}
