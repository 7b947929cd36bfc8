import { games } from '@miskatonic/games'
import { Engine, clone, optionId, otherWorld, otherWorlds, perceived, revealedBy, witnessed } from '@miskatonic/kernel'
import { it } from 'vitest'
import { Dice } from '../dice.ts'
const reign = games[0]!
function noticed(p: any, seat: string, o: any) {
  const e = Engine.at(reign, clone(p), true)
  const f = e.find(o.seat, optionId(o))
  if (!f) return undefined
  e.choose(f)
  return witnessed(e.events, seat) + perceived(e, seat)
}
it('x', () => {
  const found = new Map<string, number>()
  let n = 0
  let shown = 0
  const t0 = performance.now()
  for (let g = 0; performance.now() - t0 < 60000; g++) {
    const dice = new Dice(`g${g}`)
    const e = Engine.start(reign, { players: 4, difficulty: 'introductory', hands: 'closed', first: 'random', courtesy: 'off' }, `seed${g}`)
    while (e.decision) {
      const o = dice.pick(e.decision.options)
      const before = clone(e.position)
      e.choose(o)
      if (!['takeRelic','giveRelic','takeClue','giveClue','playRelic','freelyGive','freelyTake'].includes(o.step) && !dice.oneIn(10)) continue
      if (before.chance.used !== e.position.chance.used) continue
      n++
      const here = revealedBy(reign, before, o)
      for (const seat of ['p1', 'p2', 'p3', 'p4', '']) {
        const c = otherWorlds(reign, before, seat)
        if (!c) continue
        const w = otherWorld(reign, before, seat, 1 + dice.below(c))
        if (noticed(before, seat, o) !== noticed(w, seat, o)) continue
        const opt = Engine.at(reign, clone(w)).find(o.seat, optionId(o))!
        const there = revealedBy(reign, w, opt)
        if (here?.by !== there?.by) {
          const k = `${o.step} obs=${seat === o.seat ? 'chooser' : seat === '' ? 'spectator' : 'other'} ${here?.by}->${there?.by}`
          found.set(k, (found.get(k) ?? 0) + 1)
          if (shown++ < 3) console.log(k, optionId(o), o.seat, seat, here, there, (before.table as any).hands, (w.table as any).hands, e.decision?.step, e.decision?.args)
        }
      }
    }
  }
  console.log(n, found)
})
