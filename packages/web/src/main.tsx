import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/dialog.css';
import './style/sea-and-land.css';

import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { settings } from './app/settings.ts';
import { learn } from './text/index.ts';

await learn(settings().language);
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
