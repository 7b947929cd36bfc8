import '@miskatonic/screen/style.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { offline } from './offline/offline.svelte.ts'
import { startRouter } from './route.svelte.ts'
import { applySettings } from './settings/settings.svelte.ts'
import { painted } from './shell/painted.ts'

applySettings()
startRouter()
async function open(): Promise<void> {
  // The name of the house is seen while the page is made.
  await painted()
  const target = document.querySelector('#app')!
  target.replaceChildren()
  mount(App, { target })
  offline.start()
}
void open()
