export const id = 4549;
export const ids = [4549];
export const modules = {

/***/ 74549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   interruptSignal: () => (/* binding */ interruptSignal)
/* harmony export */ });
/** Aborts at the first interrupt; a second one ends this process at once, as it would without us. */
function interruptSignal() {
    const controller = new AbortController();
    const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const interrupt = () => {
        release();
        controller.abort();
    };
    const release = () => {
        for (const name of names)
            process.removeListener(name, interrupt);
    };
    for (const name of names)
        process.on(name, interrupt);
    return { signal: controller.signal, release };
}


/***/ })

};
