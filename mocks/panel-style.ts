/** Dark in both themes, so that nobody takes the panel for a part of the product. */
export const panelCss = `
:host { all: initial; }
section {
  position: fixed; inset: auto auto .375rem .375rem; z-index: 2147483000;
  display: flex; flex-direction: column; align-items: flex-start; gap: .375rem;
  max-width: calc(100vw - .75rem); font: 12px/16px system-ui, sans-serif; color: #f4f5f7;
}
[hidden] { display: none !important; }
button, select, input { font: inherit; color: inherit; }
select { width: 100%; }
button, select {
  min-height: 1.5rem; border: 1px solid #848c99; border-radius: 6px; background: #1b2026;
  padding: 0 .5rem; cursor: pointer;
}
.pill { border-radius: 999px; border-color: #5d6675; }
.time { font-variant-numeric: tabular-nums; color: #edb44e; }
.go { grid-column: 1 / -1; min-height: 2rem; background: #eef1f4; color: #0d1013; }
form {
  display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; width: 22rem; max-width: 100%;
  box-sizing: border-box; max-height: calc(100vh - 3rem); overflow: auto;
  padding: .75rem; border: 1px solid #5d6675; border-radius: 10px; background: #12161d;
}
form > div { display: grid; gap: .125rem; min-width: 0; }
label { color: #cbd0d8; }
label.tick { grid-column: 1 / -1; display: flex; align-items: center; gap: .5rem; }
p { grid-column: 1 / -1; margin: 0; color: #cbd0d8; }
:focus-visible { outline: 2px solid #7aa5ff; outline-offset: 2px; }
@media print { section { display: none; } }
`;
