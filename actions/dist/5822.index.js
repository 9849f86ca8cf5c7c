export const id = 5822;
export const ids = [5822];
export const modules = {

/***/ 45822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishOwnRun: () => (/* binding */ publishOwnRun)
/* harmony export */ });
/* harmony import */ var _world_workflow_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41);
/* harmony import */ var _publish_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48890);


/** Tells GitHub what the gate of this run came to. Where the run is unknown, or without a token, there is nobody to tell. */
async function publishOwnRun(environment, { report, workflow }, { token, use, ...channels }) {
    const access = (0,_world_workflow_run_js__WEBPACK_IMPORTED_MODULE_0__/* .githubAccess */ .Yh)(environment, token, use);
    const { run } = report;
    if (run === null || workflow === null || access === null)
        return { commentUrl: null, notes: [] };
    return (0,_publish_report_js__WEBPACK_IMPORTED_MODULE_1__/* .publishReport */ .S)(access, { ...report, run }, { ...channels, workflow, writesForForks: false });
}


/***/ })

};
