/**
 * Reads the processor time of another Node process, all its threads together, without changing its program: a module that is loaded first
 * (`--import`) answers over the channel that Node opens between a process and its child.
 */
import type { ChildProcess } from 'node:child_process'

const preload = `
const usage = () => { const { user, system } = process.cpuUsage(); return { processorSeconds: (user + system) / 1e6 } }
if (process.send) {
  process.on('message', () => process.send(usage()))
  process.on('exit', () => process.send(usage()))
  process.channel.unref()
}`

/** Arguments for Node that put the meter into a process. */
export const meterArgs = ['--import', `data:text/javascript,${encodeURIComponent(preload)}`]

interface Reading {
  readonly processorSeconds: number
}

/** Seconds of processor time that a running process has used so far. */
export function readMeter(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('the process under measurement has ended'))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve((message as Reading).processorSeconds)
    })
    child.send('read')
  })
}

/** Seconds of processor time of a process from its start to its end. */
export function meterAtExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let last: number | undefined
    let output = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('message', (message) => (last = (message as Reading).processorSeconds))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 && last !== undefined) resolve(last)
      else reject(new Error(`${child.spawnargs.join(' ')} ended with exit code ${code}:\n${output}`))
    })
  })
}
