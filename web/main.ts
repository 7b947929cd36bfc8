import '@miskatonic/screen/style.css'
import { mount } from 'svelte'
import App from './App.svelte'

mount(App, { target: document.querySelector('#app')! })
