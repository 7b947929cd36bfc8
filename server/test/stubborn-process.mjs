// A work process (see doWork) that does not end by itself: looking back loops, undo fills the memory, and a fork ends the process.

import process from 'node:process'

process.send?.('ready')
process.on('message', (/** @type {{ name: string }} */ { name }) => {
  if (name === 'choices') return process.send?.({ result: [] })
  if (name === 'forkedStart') process.exit(1)
  const held = []
  for (;;) if (name === 'undoPlan') held.push(Array.from({ length: 10_000 }, () => ({ held: held.length })))
})
