import type { CombatCard } from '../../content/ids.ts'

/** A line for each half of a Combat card, read before the test. */
export const combat: Readonly<Record<CombatCard, { readonly upper: string; readonly lower: string }>> = {
  'hum-01': {
    upper: 'You steady the sights on the breastbone and squeeze.',
    lower: 'It comes straight at you, hands first.',
  },
  'hum-02': {
    upper: 'It stops in the doorway, and for once stands still.',
    lower: 'A slow, wide swing, aimed where you were.',
  },
  'hum-03': {
    upper: 'No room to aim: you fire from the hip and dive.',
    lower: 'It throws its whole weight against you.',
  },
  'hum-04': {
    upper: 'You wait, and wait, until you cannot miss.',
    lower: 'Feet stop beside the place where you are lying.',
  },
  'hum-05': {
    upper: 'You cut low and hope it cannot see the blade.',
    lower: 'Its face changes. This is what it has been saving.',
  },
  'hum-06': {
    upper: 'You step inside its reach and drive the point upward.',
    lower: 'The furniture shrieks across the boards.',
  },
  'hum-07': {
    upper: 'You bring it down on the crown of the head.',
    lower: 'It does not hurry. It does not need to.',
  },
  'hum-08': {
    upper: 'A short, ugly swing in a short, ugly space.',
    lower: 'Fingers find the edge of your hiding place and feel along it.',
  },
  'hum-09': {
    upper: 'You trade blows like men on a dock.',
    lower: 'It clubs at your temple with its elbow.',
  },
  'hum-10': {
    upper: 'You give ground, and let it come onto the weapon.',
    lower: 'A shoulder thuds against the door, twice, and goes away.',
  },
  'hum-11': {
    upper: 'You close your eyes and swing.',
    lower: 'It whispers something about you that nobody living knows.',
  },
  'hum-12': {
    upper: 'You take it by the throat.',
    lower: 'It stands in the room a while, breathing, and forgets why.',
  },
  'hum-13': {
    upper: 'You hook its ankle and let it fall.',
    lower: 'It wrenches at whatever you are holding.',
  },
  'hum-14': { upper: 'You put your head down and charge.', lower: 'The panel splits from top to bottom.' },
  'hum-15': {
    upper: 'You shoot and move, the way you were once taught.',
    lower: 'It catches your sleeve, then your arm.',
  },
  'hum-16': {
    upper: 'The lamp behind it gives you the angle.',
    lower: 'A cough, a floorboard, your own heart: it has heard one of them.',
  },
  'hum-17': {
    upper: 'Two-handed, from the shoulder, with everything you have.',
    lower: 'It smiles, and you see what the smile is for.',
  },
  'hum-18': {
    upper: 'You jab for the wrist, the knee, the wrist again.',
    lower: 'It leans on the barricade until the legs begin to slide.',
  },
  'hum-19': {
    upper: 'You meet it in the doorway, where it can come only one way.',
    lower: 'It stumbles into you, and the stumble was a feint.',
  },
  'hum-20': { upper: 'You look it in the face and do not step back.', lower: 'It looks you in the face.' },
  'hum-21': {
    upper: 'A knee, an elbow, the edge of the table.',
    lower: 'It snatches at your collar and pulls you off your feet.',
  },
  'hum-22': {
    upper: 'You throw the first thing that comes to hand.',
    lower: 'It sits down with its back to you and begins to sing.',
  },
  'hum-23': {
    upper: 'You shout its name, or a name.',
    lower: "An axe-head comes through the wood, and then its owner's eye.",
  },
  'bst-01': {
    upper: 'It will not hold still. You lead it and fire.',
    lower: 'It is across the floor before you have raised your arm.',
  },
  'bst-02': {
    upper: 'You put the wall at your back and let it come.',
    lower: 'It feints left, and you believe it.',
  },
  'bst-03': {
    upper: 'You snatch the shot as it gathers itself.',
    lower: 'Its weight takes you in the chest.',
  },
  'bst-04': {
    upper: 'One eye catches the light. You shoot at the eye.',
    lower: 'It has your scent, and it is digging.',
  },
  'bst-05': {
    upper: 'You hack at the nearest part of it.',
    lower: 'It rears to its full height, and there is more of it than you thought.',
  },
  'bst-06': {
    upper: 'You slip aside and open its flank.',
    lower: 'It shoulders the stack apart as if it were straw.',
  },
  'bst-07': {
    upper: 'You strike where the skull ought to be.',
    lower: 'It does the thing you have been afraid it would do.',
  },
  'bst-08': {
    upper: 'You beat it back the length of a table.',
    lower: 'It circles your hiding place, twice, close.',
  },
  'bst-09': {
    upper: 'You duck beneath it and stab upward.',
    lower: 'The sound alone makes you want to lie down.',
  },
  'bst-10': {
    upper: 'You hold the weapon between you and keep it there.',
    lower: 'Wood, plaster, hinges: it comes through all of them.',
  },
  'bst-11': {
    upper: 'You go to meet it, which it did not expect.',
    lower: 'It overreaches, and for a breath the way is clear.',
  },
  'bst-12': {
    upper: 'You get both hands into its jaw.',
    lower: 'It passes so near that you could touch it.',
  },
  'bst-13': {
    upper: 'You pull the curtain down over it and run.',
    lower: 'It strikes out of pure bad temper.',
  },
  'bst-14': {
    upper: 'You think of what it is, and of what such things fear.',
    lower: 'The barricade goes down in one blow.',
  },
  'bst-15': {
    upper: 'It turns to lick its side. You take the chance.',
    lower: 'It bowls you over and goes on.',
  },
  'bst-16': {
    upper: 'Your hand shakes, and then, when it matters, it does not.',
    lower: 'It worries at the boards above you with its teeth.',
  },
  'bst-17': {
    upper: 'You plant your feet and let it impale itself.',
    lower: 'It opens something that is not a mouth.',
  },
  'bst-18': {
    upper: 'You crack it across the joint, and the joint gives.',
    lower: 'It seizes what you are holding and shakes.',
  },
  'bst-19': {
    upper: 'You strike at random in the dust.',
    lower: 'It paces up and down on the far side of the door.',
  },
  'bst-20': { upper: 'You stand up tall, and stamp, and roar.', lower: 'It springs, and meets your boot.' },
  'bst-21': {
    upper: 'You wrestle it off, and do not stay to see.',
    lower: 'It snuffs at the gap, loses interest, and lies down in front of it.',
  },
  'eld-01': {
    upper: 'You fire into the middle of it, if that is the middle.',
    lower: 'It regards you with everything it has.',
  },
  'eld-02': {
    upper: 'You aim for the one part that has not moved.',
    lower: 'Something whips out of it, too quickly for its size.',
  },
  'eld-03': {
    upper: 'You must want to pull the trigger. You find that you do not.',
    lower: 'It shows you what it is.',
  },
  'eld-04': {
    upper: 'There is a pattern in the way it folds. You shoot between.',
    lower: 'A thought that is not yours asks, politely, where you are.',
  },
  'eld-05': {
    upper: 'The blade goes in, and in, and meets nothing.',
    lower: 'A limb unfolds that was not there before.',
  },
  'eld-06': {
    upper: 'You cut the sign they taught you never to draw.',
    lower: 'The door is still closed. It is on this side of it.',
  },
  'eld-07': { upper: 'It is like striking wet sand.', lower: 'It tells you your own name, all of it.' },
  'eld-08': {
    upper: 'You hit it as hard as you can, and it notices.',
    lower: 'It feels along the wall towards you, patiently, with a great many hands.',
  },
  'eld-09': {
    upper: 'You lunge past whatever it is using for arms.',
    lower: 'The air goes out of the room.',
  },
  'eld-10': {
    upper: 'You say a prayer, and swing on the amen.',
    lower: 'The wood greys, softens, and runs.',
  },
  'eld-11': {
    upper: 'You let go of everything you know, and strike.',
    lower: 'It closes over your arm to the elbow.',
  },
  'eld-12': {
    upper: 'You put your bare hands on it.',
    lower: 'It stops above you. It is listening to something much farther off.',
  },
  'eld-13': {
    upper: 'You speak the four words from the margin.',
    lower: 'It takes a thing out of your head and looks at it.',
  },
  'eld-14': { upper: 'You push.', lower: 'It flows beneath the door and lifts it off its hinges.' },
  'eld-15': {
    upper: 'You shoot, roll, shoot again.',
    lower: 'It sings, and you can hear that there is a part for you.',
  },
  'eld-16': {
    upper: 'You shoot where it is about to be.',
    lower: 'It counts what is in the room, and comes out one over.',
  },
  'eld-17': {
    upper: 'You hold the steel before you and walk.',
    lower: 'It comes apart, and every part of it has somewhere to be.',
  },
  'eld-18': {
    upper: 'You bring the weight down on it, and hold it there.',
    lower: 'It falls on you from the ceiling.',
  },
  'eld-19': { upper: 'You carve a way through it.', lower: 'It leans, and the furniture makes room.' },
  'eld-20': {
    upper: 'You see how it is put together, and lean on the seam.',
    lower: 'Luck is a direction. It comes from there.',
  },
  'eld-21': {
    upper: 'You dare it to notice you.',
    lower: 'It looks at where you are, and does not see a difference.',
  },
}
