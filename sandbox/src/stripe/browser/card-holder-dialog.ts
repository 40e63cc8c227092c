import { wordingFor } from './wording.ts';

const PARTS: Record<'dialog' | 'actions' | 'accept' | 'refuse', Record<string, string>> = {
  dialog: {
    'max-width': '24rem',
    padding: '24px',
    border: '1px solid #8a94a6',
    'border-radius': '12px',
    background: '#ffffff',
    color: '#1c2430',
    font: '400 16px/1.7 system-ui, sans-serif',
  },
  actions: { display: 'grid', gap: '12px', 'margin-top': '16px' },
  accept: {
    padding: '12px',
    border: '0',
    'border-radius': '8px',
    background: '#0b57b8',
    color: '#ffffff',
    font: 'inherit',
  },
  refuse: {
    padding: '12px',
    border: '1px solid #8a94a6',
    'border-radius': '8px',
    background: '#ffffff',
    color: '#1c2430',
    font: 'inherit',
  },
};

/** Asks in the page what the bank would ask in its own; closing the dialog refuses. */
export function askCardHolder(locale: string | undefined): Promise<'authenticate' | 'refuse'> {
  const words = wordingFor(locale).dialog;
  const dialog = styled(document.createElement('dialog'), PARTS.dialog);
  const title = document.createElement('h2');
  title.id = 'stripe-3d-secure-title';
  title.textContent = words.title;
  const lead = document.createElement('p');
  lead.textContent = words.lead;
  const actions = styled(document.createElement('div'), PARTS.actions);
  const accept = styled(document.createElement('button'), PARTS.accept);
  accept.textContent = words.accept;
  const refuse = styled(document.createElement('button'), PARTS.refuse);
  refuse.textContent = words.refuse;
  for (const button of [accept, refuse]) button.type = 'button';
  actions.append(accept, refuse);
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(title, lead, actions);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const finish = (answer: 'authenticate' | 'refuse') => {
      dialog.remove();
      resolve(answer);
    };
    accept.addEventListener('click', () => finish('authenticate'));
    refuse.addEventListener('click', () => finish('refuse'));
    dialog.addEventListener('cancel', () => finish('refuse'));
  });
}

function styled<T extends HTMLElement>(element: T, properties: Record<string, string>): T {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  return element;
}
